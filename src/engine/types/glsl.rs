//! Parsing and spelling of GLSL type names: `mat4x3`, `float[3][5]`, `S[2]`.

use super::{Scalar, Type};
use thiserror::Error;

/// The reason why a type name cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TypeNameError {
    #[error(
        "'{}' is neither a GLSL type nor a previously declared struct{}",
        .0,
        glsl_name(.0).map_or(String::new(), |name| format!("; did you mean '{name}'?"))
    )]
    Unknown(String),
    #[error("'{text}': an array length must be 1..={max}, found '{seen}'")]
    Length {
        text: String,
        seen: String,
        max: u32,
    },
    #[error("'{0}': an array must be written 'type[length]', with one length per dimension")]
    Brackets(String),
}

/// The maximum array length in a declaration.
const MAX_LENGTH: u32 = 65_536;

/// Scalars with their GLSL name, vector prefix and matrix prefix ("" if none).
const SCALARS: [(Scalar, &str, &str, &str); 12] = [
    (Scalar::Bool, "bool", "bvec", ""),
    (Scalar::I32, "int", "ivec", ""),
    (Scalar::U32, "uint", "uvec", ""),
    (Scalar::F32, "float", "vec", "mat"),
    (Scalar::F64, "double", "dvec", "dmat"),
    (Scalar::I64, "int64_t", "i64vec", ""),
    (Scalar::U64, "uint64_t", "u64vec", ""),
    (Scalar::F16, "float16_t", "f16vec", "f16mat"),
    (Scalar::I16, "int16_t", "i16vec", ""),
    (Scalar::U16, "uint16_t", "u16vec", ""),
    (Scalar::I8, "int8_t", "i8vec", ""),
    (Scalar::U8, "uint8_t", "u8vec", ""),
];

/// Parses a type name. `structs` resolves names of declared structs. The leftmost
/// length is the outermost dimension, as in GLSL.
pub fn parse_type(
    text: &str,
    structs: &dyn Fn(&str) -> Option<Type>,
) -> Result<Type, TypeNameError> {
    let text = text.trim();
    let (base, dimensions) = match text.find('[') {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    let base = base.trim_end();
    let mut ty = parse_base(base)
        .or_else(|| structs(base))
        .ok_or_else(|| TypeNameError::Unknown(base.to_owned()))?;
    let mut lengths = Vec::new();
    let mut rest = dimensions;
    while !rest.is_empty() {
        let inner = rest.strip_prefix('[').and_then(|r| r.split_once(']'));
        let (length, after) = inner.ok_or_else(|| TypeNameError::Brackets(text.to_owned()))?;
        match length.trim().parse::<u32>() {
            Ok(n) if (1..=MAX_LENGTH).contains(&n) => lengths.push(n),
            _ => {
                return Err(TypeNameError::Length {
                    text: text.to_owned(),
                    seen: length.to_owned(),
                    max: MAX_LENGTH,
                });
            }
        }
        rest = after.trim_start();
    }
    for len in lengths.into_iter().rev() {
        ty = Type::array(ty, len);
    }
    Ok(ty)
}

fn parse_base(base: &str) -> Option<Type> {
    for (scalar, name, vector, matrix) in SCALARS {
        if base == name {
            return Some(Type::Scalar(scalar));
        }
        for rows in 2..=4 {
            if base
                .strip_prefix(vector)
                .is_some_and(|n| n == rows.to_string())
            {
                return Some(Type::vector(scalar, rows));
            }
        }
        if matrix.is_empty() {
            continue;
        }
        let Some(size) = base.strip_prefix(matrix) else {
            continue;
        };
        for columns in 2..=4 {
            for rows in 2..=4 {
                let square = columns == rows && size == columns.to_string();
                if square || size == format!("{columns}x{rows}") {
                    return Some(Type::matrix(scalar, columns, rows));
                }
            }
        }
    }
    None
}

/// Returns the GLSL name of a vector or matrix type of HLSL: `vec4` for `float4`, `mat3x4` for
/// `float4x3`, which has four rows.
fn glsl_name(hlsl: &str) -> Option<String> {
    let size = |text: &str| text.parse().ok().filter(|size| (2..=4).contains(size));
    SCALARS.iter().find_map(|(_, scalar, vector, matrix)| {
        let rest = hlsl.strip_prefix(scalar)?;
        if let Some(rows) = size(rest) {
            return Some(format!("{vector}{rows}"));
        }
        let (rows, columns): (u32, u32) = {
            let (rows, columns) = rest.split_once('x')?;
            (size(rows)?, size(columns)?)
        };
        match (rows == columns, matrix.is_empty()) {
            (_, true) => None,
            (true, false) => Some(format!("{matrix}{columns}")),
            (false, false) => Some(format!("{matrix}{columns}x{rows}")),
        }
    })
}

/// Spells a type as in GLSL: the base name, and the array lengths, outermost first,
/// which follow the declared name.
pub fn spell(ty: &Type) -> (String, String) {
    let mut lengths = String::new();
    let mut at = ty;
    while let Type::Array { element, len, .. } = at {
        lengths.push_str(&format!("[{len}]"));
        at = element;
    }
    let find = |scalar: &Scalar| {
        let row = SCALARS.iter().find(|(s, ..)| s == scalar);
        let (_, alone, vector, matrix) = row.expect("SCALARS lists every scalar");
        (*alone, *vector, *matrix)
    };
    let base = match at {
        Type::Scalar(scalar) => find(scalar).0.to_owned(),
        Type::Vector { scalar, size } => format!("{}{size}", find(scalar).1),
        Type::Matrix {
            scalar,
            columns,
            rows,
            ..
        } if columns == rows => {
            format!("{}{columns}", find(scalar).2)
        }
        Type::Matrix {
            scalar,
            columns,
            rows,
            ..
        } => {
            format!("{}{columns}x{rows}", find(scalar).2)
        }
        Type::Struct(s) => s.name.clone(),
        Type::Array { .. } => String::new(),
    };
    (base, lengths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_hlsl_are_suggested_by_their_glsl_names() {
        let rows = [
            ("float4", "; did you mean 'vec4'?"),
            ("uint2[3]", "; did you mean 'uvec2'?"),
            ("double3x3", "; did you mean 'dmat3'?"),
            ("float4x3", "; did you mean 'mat3x4'?"),
            ("int4x4", ""),
            ("float5", ""),
            ("colour", ""),
        ];
        for (text, want) in rows {
            let error = parse_type(text, &|_| None).expect_err(text).to_string();
            let hint = error.split_once("declared struct").expect("the reason").1;
            assert_eq!(hint, want, "{text}");
        }
    }

    #[test]
    fn reads_and_writes_the_same_names() {
        for text in [
            "float",
            "ivec3",
            "mat4x3",
            "mat2",
            "dmat3x2[2]",
            "float[3][5]",
            "u64vec2",
        ] {
            let ty = parse_type(text, &|_| None).expect(text);
            let (base, lengths) = spell(&ty);
            assert_eq!(base + &lengths, text);
        }
        assert_eq!(
            parse_type("mat3x3", &|_| None),
            parse_type("mat3", &|_| None)
        );
    }

    #[test]
    fn the_leftmost_length_is_the_outermost_dimension() {
        let ty = parse_type("float[3][5]", &|_| None).expect("an array of arrays");
        let Type::Array {
            element, len: 3, ..
        } = ty
        else {
            panic!("outer length is 3")
        };
        assert!(matches!(*element, Type::Array { len: 5, .. }));
    }

    #[test]
    fn errors_name_the_wrong_part() {
        for (text, want) in [
            ("vec5", "'vec5' is neither"),
            ("float[0]", "must be 1..=65536, found '0'"),
            ("float[x]", "found 'x'"),
            ("float[3", "an array must be written"),
            ("float[3]x", "an array must be written"),
        ] {
            let error = parse_type(text, &|_| None).expect_err(text).to_string();
            assert!(error.contains(want), "{error}");
        }
    }
}

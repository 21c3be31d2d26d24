//! Built-in variables and functions that GLSL has up to version 1.30, and in the
//! compatibility profile.
//!
//! GLSL 1.20 sections 7.1 to 7.6 and 8.7. Fixed-function lighting and fog state are not
//! translated: the compiler reports their names.

use super::words::tokens;
use crate::types::Stage;
use std::collections::BTreeSet;

/// The array whose size follows from its use.
const TEX_COORD: &str = "gl_TexCoord";

/// Attributes of vertex shaders.
const ATTRIBUTES: [(&str, &str); 13] = [
    ("vec4", "gl_Vertex"),
    ("vec3", "gl_Normal"),
    ("vec4", "gl_Color"),
    ("vec4", "gl_SecondaryColor"),
    ("vec4", "gl_MultiTexCoord0"),
    ("vec4", "gl_MultiTexCoord1"),
    ("vec4", "gl_MultiTexCoord2"),
    ("vec4", "gl_MultiTexCoord3"),
    ("vec4", "gl_MultiTexCoord4"),
    ("vec4", "gl_MultiTexCoord5"),
    ("vec4", "gl_MultiTexCoord6"),
    ("vec4", "gl_MultiTexCoord7"),
    ("float", "gl_FogCoord"),
];

/// Outputs of vertex shaders.
const OUTPUTS: [(&str, &str); 7] = [
    ("vec4", "gl_FrontColor"),
    ("vec4", "gl_BackColor"),
    ("vec4", "gl_FrontSecondaryColor"),
    ("vec4", "gl_BackSecondaryColor"),
    ("vec4", TEX_COORD),
    ("float", "gl_FogFragCoord"),
    ("vec4", "gl_ClipVertex"),
];

/// Inputs of fragment shaders, and the outputs of vertex shaders that they read.
const INPUTS: [(&str, &str, &str); 4] = [
    ("vec4", "gl_Color", "gl_FrontColor"),
    ("vec4", "gl_SecondaryColor", "gl_FrontSecondaryColor"),
    ("vec4", TEX_COORD, TEX_COORD),
    ("float", "gl_FogFragCoord", "gl_FogFragCoord"),
];

/// The state that every stage can read.
const UNIFORMS: [(&str, &str); 15] = [
    ("mat4", "gl_ModelViewMatrix"),
    ("mat4", "gl_ProjectionMatrix"),
    ("mat4", "gl_ModelViewProjectionMatrix"),
    ("mat4", "gl_TextureMatrix[8]"),
    ("mat3", "gl_NormalMatrix"),
    ("mat4", "gl_ModelViewMatrixInverse"),
    ("mat4", "gl_ProjectionMatrixInverse"),
    ("mat4", "gl_ModelViewProjectionMatrixInverse"),
    ("mat4", "gl_TextureMatrixInverse[8]"),
    ("mat4", "gl_ModelViewMatrixTranspose"),
    ("mat4", "gl_ProjectionMatrixTranspose"),
    ("mat4", "gl_ModelViewProjectionMatrixTranspose"),
    ("mat4", "gl_TextureMatrixTranspose[8]"),
    ("float", "gl_NormalScale"),
    ("vec4", "gl_ClipPlane[8]"),
];

/// Functions that newer versions name by what they do alone.
const FUNCTIONS: [(&str, &[&str]); 5] = [
    (
        "texture",
        &[
            "texture1D",
            "texture2D",
            "texture3D",
            "textureCube",
            "texture2DRect",
            "texture1DArray",
            "texture2DArray",
        ],
    ),
    (
        "textureProj",
        &[
            "texture1DProj",
            "texture2DProj",
            "texture3DProj",
            "texture2DRectProj",
        ],
    ),
    (
        "textureLod",
        &[
            "texture1DLod",
            "texture2DLod",
            "texture3DLod",
            "textureCubeLod",
            "texture1DArrayLod",
            "texture2DArrayLod",
        ],
    ),
    (
        "textureProjLod",
        &["texture1DProjLod", "texture2DProjLod", "texture3DProjLod"],
    ),
    (
        "textureGrad",
        &[
            "texture1DGradARB",
            "texture2DGradARB",
            "texture3DGradARB",
            "textureCubeGradARB",
        ],
    ),
];

/// Functions that newer versions have with another result: name, sampler, coordinates,
/// and the function that replaces it.
const SHADOWS: [(&str, &str, &str, &str); 8] = [
    ("shadow1D", "sampler1DShadow", "vec3", "texture"),
    ("shadow2D", "sampler2DShadow", "vec3", "texture"),
    ("shadow1DProj", "sampler1DShadow", "vec4", "textureProj"),
    ("shadow2DProj", "sampler2DShadow", "vec4", "textureProj"),
    ("shadow1DLod", "sampler1DShadow", "vec3", "textureLod"),
    ("shadow2DLod", "sampler2DShadow", "vec3", "textureLod"),
    (
        "shadow1DProjLod",
        "sampler1DShadow",
        "vec4",
        "textureProjLod",
    ),
    (
        "shadow2DProjLod",
        "sampler2DShadow",
        "vec4",
        "textureProjLod",
    ),
];

/// The name by which a built-in is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Renamed {
    /// A built-in of the newer version.
    BuiltIn(&'static str),
    /// A declaration of the prelude.
    Declared(&'static str),
}

impl Renamed {
    pub(super) fn with(self, prefix: &str) -> String {
        match self {
            Renamed::BuiltIn(name) => name.to_owned(),
            Renamed::Declared(name) => format!("{prefix}{name}"),
        }
    }
}

/// The legacy built-ins of a text.
pub(super) struct Prelude<'t> {
    stage: Stage,
    words: BTreeSet<&'t str>,
    /// Functions that the text calls and does not define.
    called: BTreeSet<&'t str>,
    redeclares_coordinates: bool,
    /// Length of gl_TexCoord: one more than the highest subscript.
    coordinates: u32,
}

impl<'t> Prelude<'t> {
    /// Finds the built-ins that a preprocessed text uses.
    pub(super) fn new(text: &'t str, stage: Stage) -> Prelude<'t> {
        let tokens = tokens(text);
        let is_type =
            |token: &str| token.starts_with(|c: char| c.is_ascii_alphabetic()) && token != "return";
        // A word after a type is declared there.
        let declares = |window: &[&str]| is_type(window[0]) && window[0] != "else";
        let redeclares_coordinates = tokens
            .windows(2)
            .any(|window| declares(window) && window[1] == TEX_COORD);
        let followed = tokens.windows(3).filter(|window| window[2] == "(");
        let (own, called): (BTreeSet<&str>, BTreeSet<&str>) = followed.fold(
            (BTreeSet::new(), BTreeSet::new()),
            |(mut own, mut called), window| {
                let set = if declares(window) {
                    &mut own
                } else {
                    &mut called
                };
                set.insert(window[1]);
                (own, called)
            },
        );
        let subscripts = tokens.windows(3).filter_map(|window| match window {
            [TEX_COORD, "[", subscript] => Some(subscript.parse::<u32>()),
            _ => None,
        });
        // A subscript that varies may reach any set of coordinates.
        let coordinates = subscripts.map(|s| s.map_or(8, |subscript| subscript + 1));
        Prelude {
            stage,
            coordinates: coordinates.max().unwrap_or(1),
            called: called.difference(&own).copied().collect(),
            redeclares_coordinates,
            words: tokens.into_iter().collect(),
        }
    }

    /// Returns the name that replaces a built-in; `None` for any other word.
    pub(super) fn renamed(&self, word: &str) -> Option<Renamed> {
        if word.starts_with("gl_") {
            return self.variable(word).map(Renamed::Declared);
        }
        if !self.called.contains(word) {
            return None;
        }
        let function = FUNCTIONS.iter().find(|(_, old)| old.contains(&word));
        let shadow = SHADOWS.iter().find(|(name, ..)| *name == word);
        let declared = shadow.map(|(name, ..)| Renamed::Declared(name));
        let transform = (word == "ftransform" && self.stage == Stage::Vertex)
            .then_some(Renamed::Declared("ftransform"));
        function
            .map(|(new, _)| Renamed::BuiltIn(new))
            .or(declared)
            .or(transform)
    }

    fn variable(&self, word: &str) -> Option<&'static str> {
        let plain = |table: &'static [(&str, &'static str)]| {
            let mut names = table
                .iter()
                .map(|(_, name)| name.split('[').next().unwrap_or(name));
            names.find(|name| *name == word)
        };
        let of_stage = match self.stage {
            Stage::Vertex => plain(&ATTRIBUTES).or_else(|| plain(&OUTPUTS)),
            Stage::Fragment => {
                let input = INPUTS.iter().find(|(_, name, _)| *name == word);
                input.map(|(_, _, output)| *output)
            }
            Stage::TessControl | Stage::TessEval | Stage::Geometry | Stage::Compute => None,
        };
        of_stage.or_else(|| plain(&UNIFORMS))
    }

    /// Returns declarations of the built-ins that the text uses, in one line.
    pub(super) fn declarations(&self, prefix: &str) -> String {
        let mut text = String::new();
        let mut declare = |storage: &str, ty: &str, name: &str| {
            let length = match name {
                TEX_COORD => format!("[{}]", self.coordinates),
                _ => String::new(),
            };
            text += &format!("{storage} {ty} {prefix}{name}{length}; ");
        };
        let uses = |name: &str| {
            self.words.contains(name) && !(name == TEX_COORD && self.redeclares_coordinates)
        };
        let transforms = self.called.contains("ftransform") && self.stage == Stage::Vertex;
        match self.stage {
            Stage::Vertex => {
                for (ty, name) in ATTRIBUTES {
                    if uses(name) || (transforms && name == "gl_Vertex") {
                        declare("attribute", ty, name);
                    }
                }
                for (ty, name) in OUTPUTS.into_iter().filter(|(_, name)| uses(name)) {
                    declare("varying", ty, name);
                }
            }
            Stage::Fragment => {
                for (ty, _, output) in INPUTS.into_iter().filter(|(_, name, _)| uses(name)) {
                    declare("varying", ty, output);
                }
            }
            Stage::TessControl | Stage::TessEval | Stage::Geometry | Stage::Compute => {}
        }
        const TRANSFORM: &str = "gl_ModelViewProjectionMatrix";
        for (ty, name) in UNIFORMS {
            let bare = name.split('[').next().unwrap_or(name);
            if uses(bare) || (transforms && bare == TRANSFORM) {
                declare("uniform", ty, name);
            }
        }
        if transforms {
            text += &format!(
                "vec4 {prefix}ftransform() {{ return {prefix}{TRANSFORM} * {prefix}gl_Vertex; }} "
            );
        }
        for (name, sampler, coordinates, function) in SHADOWS {
            if !self.called.contains(name) {
                continue;
            }
            let (parameter, argument) = if function.ends_with("Lod") {
                (", float lod", ", lod")
            } else {
                ("", "")
            };
            text += &format!(
                "vec4 {prefix}{name}({sampler} s, {coordinates} p{parameter}) \
                 {{ return vec4({function}(s, p{argument})); }} "
            );
        }
        text
    }
}

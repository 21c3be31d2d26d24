//! Texts in which NVK prints submitted commands (`NVK_DEBUG=push`): headers, and under each the
//! methods of the hardware's classes that it calls, with the values of their fields.
//!
//! ```text
//! [0x0000001d] HDR 200400e0 subch 0 NINC
//!     mthd 0380 NV9097_SET_STREAM_OUT_BUFFER_ENABLE(0)
//!         .V = TRUE
//!     mthd 2800 unknown method
//!         .VALUE = 0x23222120
//! ```

use super::reading::Unreadable;

/// A method that is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Method<'t> {
    /// The class it is of; `None` for methods of no class.
    pub subchannel: Option<u32>,
    /// Its offset in the class.
    pub number: u32,
    /// The name without the class and the index; "" where the driver has none.
    pub name: &'t str,
    /// The index in an array of methods.
    pub index: u32,
    /// Names and values of fields, as they are printed.
    fields: Vec<(&'t str, &'t str)>,
    pub line: &'t str,
}

impl<'t> Method<'t> {
    /// Reads all methods of a text; other lines are skipped.
    ///
    /// # Errors
    /// [`Unreadable::Line`]: a header or a method is written in an unknown way.
    pub fn all(text: &'t str) -> Result<Vec<Method<'t>>, Unreadable> {
        let mut methods: Vec<Method<'t>> = Vec::new();
        let mut subchannel = None;
        for line in text.lines().map(str::trim) {
            let unknown = || Unreadable::line(line);
            if let Some((_, header)) = line.split_once("] HDR ") {
                let mut words = header.split(' ').skip_while(|word| *word != "subch");
                subchannel = match words.nth(1) {
                    Some("N/A") => None,
                    Some(number) => Some(number.parse().map_err(|_| unknown())?),
                    None => return Err(unknown()),
                };
            } else if let Some(method) = line.strip_prefix("mthd ") {
                methods.push(Method::read(subchannel, method, line).ok_or_else(unknown)?);
            } else if let Some((name, value)) = field(line)
                && let Some(method) = methods.last_mut()
            {
                method.fields.push((name, value));
            }
        }
        Ok(methods)
    }

    fn read(subchannel: Option<u32>, text: &'t str, line: &'t str) -> Option<Method<'t>> {
        let (number, name) = text.split_once(' ')?;
        let name = if name == "unknown method" {
            ""
        } else {
            name.split_once('_')?.1
        };
        let (name, index) = match name.strip_suffix(')') {
            Some(indexed) => {
                let (name, index) = indexed.split_once('(')?;
                (name, index.parse().ok()?)
            }
            None => (name, 0),
        };
        Some(Method {
            subchannel,
            number: u32::from_str_radix(number, 16).ok()?,
            name,
            index,
            fields: Vec::new(),
            line,
        })
    }

    /// Returns a field as it is printed.
    ///
    /// # Errors
    /// [`Unreadable::Line`]: the method has no such field.
    pub fn text(&self, field: &str) -> Result<&'t str, Unreadable> {
        let mut fields = self.fields.iter();
        let found = fields.find(|(name, _)| *name == field);
        found
            .map(|(_, text)| *text)
            .ok_or_else(|| Unreadable::line(self.line))
    }

    /// Returns a field that is a hexadecimal number: `(0x20)` or `0x20`.
    ///
    /// # Errors
    /// [`Unreadable::Line`]: the method has no such field.
    pub fn value(&self, field: &str) -> Result<u32, Unreadable> {
        let text = self.text(field)?.trim_matches(['(', ')']);
        let digits = text.strip_prefix("0x");
        digits
            .and_then(|digits| u32::from_str_radix(digits, 16).ok())
            .ok_or_else(|| Unreadable::line(self.line))
    }
}

/// Reads `.NAME = VALUE`.
fn field(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix('.')?.split_once(" = ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_have_their_fields() {
        let text = "device 0\n[0x00000022] HDR 200400e8 subch 4 NINC\n\
            \tmthd 03a4 NV9097_SET_STREAM_OUT_BUFFER_ADDRESS_A(1)\n\t\t.UPPER = (0x3e)\n\
            \tmthd 0744 NV9097_SET_STREAM_OUTPUT\n\t\t.ENABLE = TRUE\n\n\
            \tmthd 2800 unknown method\n\t\t.VALUE = 0x23222120\n";
        let methods = Method::all(text).expect("it can be read");
        let [address, output, unknown] = &methods[..] else {
            panic!("{methods:?}")
        };
        let named = (address.name, address.index, address.number);
        assert_eq!(named, ("SET_STREAM_OUT_BUFFER_ADDRESS_A", 1, 0x3a4));
        assert_eq!(
            (address.subchannel, address.value("UPPER")),
            (Some(4), Ok(0x3e))
        );
        assert_eq!(
            (output.name, output.text("ENABLE")),
            ("SET_STREAM_OUTPUT", Ok("TRUE"))
        );
        assert_eq!(
            (unknown.name, unknown.value("VALUE")),
            ("", Ok(0x2322_2120))
        );
    }

    #[test]
    fn unknown_lines_are_named() {
        for (text, line) in [
            ("[0x1] HDR 2 subch x NINC", "[0x1] HDR 2 subch x NINC"),
            ("[0x1] HDR 2", "[0x1] HDR 2"),
            ("mthd 0380", "mthd 0380"),
            ("mthd zz A_B", "mthd zz A_B"),
            ("mthd 0380 NV_A(x)", "mthd 0380 NV_A(x)"),
        ] {
            assert_eq!(Method::all(text), Err(Unreadable::line(line)), "{text}");
        }
        let other = Method::all("[0x0] HDR 2 subch N/A OP\nmthd 0001 SET_MASK").expect("read");
        assert_eq!(other[0].subchannel, None);
        let methods = Method::all("mthd 0380 NV_A\n.V = word").expect("it can be read");
        let unknown = Err(Unreadable::line("mthd 0380 NV_A"));
        assert_eq!(methods[0].value("V"), unknown);
        assert_eq!(methods[0].value("W"), unknown);
    }
}

//! The classes of a number: the values at which drivers go wrong.

use crate::script::commands::arguments::Domain;
use std::fmt;

/// The powers of two at whose boundary batches, caches and fields of drivers end.
const BOUNDARIES: [u8; 4] = [8, 10, 12, 16];

/// The powers of two beyond which arrays of drivers that hold a thing each are too short.
const ARRAYS: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// The greatest bit of a number that has classes of its own.
const HIGHEST_BIT: u8 = 20;

/// The exponent from which a signed 32-bit number is negative.
const SIGN: u8 = 31;

/// A class of values of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    Zero,
    One,
    Two,
    /// An odd number of units, from 3 on.
    Odd,
    /// An even number of units that is not a power of two.
    NotPowerOfTwo,
    /// This power of two.
    Power(u8),
    /// One unit more than this power of two.
    AbovePower(u8),
    /// Values from 2^31 on.
    High,
    /// The greatest value that every device allows.
    Most,
    /// Values in which this bit is 0.
    Clear(u8),
    /// Values in which this bit is 1.
    Set(u8),
}

impl Class {
    /// Returns the classes of a domain, in ascending order.
    pub fn all(domain: Domain) -> Vec<Class> {
        let mut all = vec![
            Class::Zero,
            Class::One,
            Class::Two,
            Class::Odd,
            Class::NotPowerOfTwo,
        ];
        if domain.is_count {
            all.extend(ARRAYS.map(Class::AbovePower));
        }
        for exponent in BOUNDARIES {
            all.extend([Class::Power(exponent), Class::AbovePower(exponent)]);
        }
        all.push(Class::High);
        if domain.has_limit {
            all.push(Class::Most);
        }
        all.retain(|class| class.least(domain).is_some_and(|least| domain.holds(least)));
        let highest = domain.most.ilog2().min(u32::from(HIGHEST_BIT));
        for bit in domain.unit.ilog2()..=highest {
            let bit = u8::try_from(bit).expect("no more than the highest bit");
            all.extend([Class::Clear(bit), Class::Set(bit)]);
        }
        all
    }

    /// Whether the class is one of a single bit.
    pub fn is_bit(self) -> bool {
        matches!(self, Class::Clear(_) | Class::Set(_))
    }

    /// Whether the class has pairs with the situations of a command. The others need a case, but
    /// not one in every situation.
    pub fn has_pairs(self) -> bool {
        let of_counts = ARRAYS.map(Class::AbovePower).contains(&self);
        !of_counts && !self.is_bit()
    }

    /// Returns the classes of a value of a domain.
    pub fn classify(value: u64, domain: Domain) -> impl Iterator<Item = Class> {
        let all = Class::all(domain).into_iter();
        all.filter(move |class| class.holds(value, domain))
    }

    /// Some values of the class; none if the domain has none.
    pub fn examples(self, domain: Domain) -> Vec<u64> {
        let multiples: &[u64] = match self {
            Class::Odd => &[3, 5, 7, 9, 11],
            Class::NotPowerOfTwo => &[6, 10, 12, 14, 18],
            Class::Zero
            | Class::One
            | Class::Two
            | Class::Power(_)
            | Class::AbovePower(_)
            | Class::High
            | Class::Most
            | Class::Clear(_)
            | Class::Set(_) => &[],
        };
        let least = self.least(domain).into_iter();
        let examples = least.chain(multiples.iter().map(|units| units * domain.unit));
        let mut examples: Vec<u64> = examples.filter(|value| domain.holds(*value)).collect();
        examples.dedup();
        examples
    }

    /// The least value of the class; `None` if the domain has none, and for a bit.
    fn least(self, domain: Domain) -> Option<u64> {
        Some(match self {
            Class::Zero => 0,
            Class::One => domain.unit,
            Class::Two => 2 * domain.unit,
            Class::Odd => 3 * domain.unit,
            Class::NotPowerOfTwo => 6 * domain.unit,
            Class::Power(exponent) => 1 << exponent,
            Class::AbovePower(exponent) => (1 << exponent) + domain.unit,
            Class::High => 1 << SIGN,
            Class::Most => domain.has_limit.then_some(domain.most)?,
            Class::Clear(_) | Class::Set(_) => return None,
        })
    }

    fn holds(self, value: u64, domain: Domain) -> bool {
        let units = value / domain.unit;
        match self {
            Class::Odd => units >= 3 && !units.is_multiple_of(2),
            Class::NotPowerOfTwo => {
                units >= 6 && units.is_multiple_of(2) && !units.is_power_of_two()
            }
            Class::High => value >= 1 << SIGN,
            Class::Clear(bit) => value >> bit & 1 == 0,
            Class::Set(bit) => value >> bit & 1 == 1,
            Class::Zero
            | Class::One
            | Class::Two
            | Class::Power(_)
            | Class::AbovePower(_)
            | Class::Most => self.least(domain) == Some(value),
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Class::Zero => f.write_str("0"),
            Class::One => f.write_str("1"),
            Class::Two => f.write_str("2"),
            Class::Odd => f.write_str("odd"),
            Class::NotPowerOfTwo => f.write_str("even"),
            Class::Power(exponent) => write!(f, "2^{exponent}"),
            Class::AbovePower(exponent) if ARRAYS.contains(exponent) => {
                write!(f, "{}", (1 << exponent) + 1)
            }
            Class::AbovePower(exponent) => write!(f, "2^{exponent}+1"),
            Class::High => write!(f, "2^{SIGN}.."),
            Class::Most => f.write_str("limit"),
            Class::Clear(bit) => write!(f, "bit {bit}: 0"),
            Class::Set(bit) => write!(f, "bit {bit}: 1"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(domain: Domain, value: u64) -> Vec<String> {
        Class::classify(value, domain)
            .filter(|class| !class.is_bit())
            .map(|class| class.to_string())
            .collect()
    }

    #[test]
    fn a_value_is_in_the_classes_of_its_unit() {
        let rows: [(Domain, u64, &[&str]); 12] = [
            (Domain::U32, 0, &["0"]),
            (Domain::U32, 7, &["odd"]),
            (Domain::U32, 4096, &["2^12"]),
            (Domain::U32, 4097, &["odd", "2^12+1"]),
            (Domain::U32, 8, &[]),
            (Domain::U32, 0x8000_0001, &["odd", "2^31.."]),
            (Domain::BYTES, 4, &["1"]),
            (Domain::BYTES, 24, &["even"]),
            (Domain::BYTES, 260, &["odd", "2^8+1"]),
            (Domain::limited(1, 1, 32), 32, &["limit"]),
            (Domain::count(1, 32), 17, &["odd", "17"]),
            (Domain::count(0, 3), 3, &["odd", "3", "limit"]),
        ];
        for (domain, value, want) in rows {
            assert_eq!(names(domain, value), want, "{value}");
        }
    }

    #[test]
    fn a_bit_has_two_classes_up_to_the_limit() {
        let bits = |domain| {
            let bits = Class::all(domain)
                .into_iter()
                .filter(|class| class.is_bit());
            bits.collect::<Vec<Class>>()
        };
        assert_eq!(bits(Domain::U32).len(), 2 * 21);
        let eight: Vec<Class> = (2..=3)
            .flat_map(|bit| [Class::Clear(bit), Class::Set(bit)])
            .collect();
        let domain = Domain::limited(4, 4, 8);
        assert_eq!(bits(domain), eight);
        let classes: Vec<Class> = Class::classify(8, domain).filter(|c| c.is_bit()).collect();
        assert_eq!(classes, [Class::Clear(2), Class::Set(3)]);
    }

    #[test]
    fn a_domain_has_no_class_outside_of_it() {
        let classes = Class::all(Domain::limited(4, 4, 512)).into_iter();
        let classes = classes.filter(|class| !class.is_bit());
        let names: Vec<String> = classes.map(|class| class.to_string()).collect();
        assert_eq!(
            names,
            ["1", "2", "odd", "even", "2^8", "2^8+1", "limit"],
            "strides"
        );
        assert_eq!(Domain::limited(1, 0, 3).misreadings(3), [2]);
        assert_eq!(Domain::BYTES.misreadings(4)[..3], [8, 0, 20]);
    }
}

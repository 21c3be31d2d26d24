//! Addresses of a shader as sums of multiples of values that are not known before it runs.

use super::nir::{Operand, Shader, Statement};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A constant and multiples of unknown values, modulo 2^32.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Linear {
    pub constant: u32,
    /// The factor of each unknown value; none is 0.
    pub terms: BTreeMap<Term, u32>,
}

/// A value that is not known before the shader runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Term {
    /// A number of the expression; those that are written alike have one number.
    pub expression: u64,
    /// Whether it is computed from the number of the invocation in its subgroup.
    pub counts_invocations: bool,
    /// Whether it is a product of unknown values.
    pub is_product: bool,
}

impl Term {
    fn multiplied(self, other: Term) -> Term {
        let mut hasher = DefaultHasher::new();
        let factors = [self.expression, other.expression];
        (factors.iter().min(), factors.iter().max()).hash(&mut hasher);
        Term {
            expression: hasher.finish(),
            counts_invocations: self.counts_invocations || other.counts_invocations,
            is_product: true,
        }
    }
}

impl Linear {
    fn constant(constant: u32) -> Linear {
        Linear {
            constant,
            ..Linear::default()
        }
    }

    fn term(term: Term) -> Linear {
        Linear {
            constant: 0,
            terms: BTreeMap::from([(term, 1)]),
        }
    }

    fn as_constant(&self) -> Option<u32> {
        self.terms.is_empty().then_some(self.constant)
    }

    fn times(&self, factor: u32) -> Linear {
        let terms = self.terms.iter();
        let terms = terms.map(|(term, old)| (*term, old.wrapping_mul(factor)));
        Linear {
            constant: self.constant.wrapping_mul(factor),
            terms: terms.filter(|(_, factor)| *factor != 0).collect(),
        }
    }

    fn multiplied(&self, other: &Linear) -> Linear {
        let mut product = other.times(self.constant);
        for (term, factor) in &self.terms {
            product = product.plus(&Linear::term(*term).times(factor.wrapping_mul(other.constant)));
            for (with, other) in &other.terms {
                let both = Linear::term(term.multiplied(*with));
                product = product.plus(&both.times(factor.wrapping_mul(*other)));
            }
        }
        product
    }

    fn plus(&self, other: &Linear) -> Linear {
        let mut terms = self.terms.clone();
        for (term, factor) in &other.terms {
            let sum = terms.entry(*term).or_default();
            *sum = sum.wrapping_add(*factor);
        }
        terms.retain(|_, factor| *factor != 0);
        Linear {
            constant: self.constant.wrapping_add(other.constant),
            terms,
        }
    }
}

/// The addresses of a shader.
pub(super) struct Addresses<'s> {
    shader: &'s Shader<'s>,
    expressions: RefCell<HashMap<(u32, u32), u64>>,
}

impl<'s> Addresses<'s> {
    pub fn new(shader: &'s Shader<'s>) -> Addresses<'s> {
        Addresses {
            shader,
            expressions: RefCell::default(),
        }
    }

    /// Returns the first component of an operand.
    pub fn sum(&self, operand: &Operand<'_>) -> Linear {
        self.value(operand.value, operand.component(0))
    }

    fn value(&self, value: u32, component: u32) -> Linear {
        let Some(statement) = self.shader.definition(value) else {
            return self.unknown(value, component);
        };
        let operand = |at: usize| {
            let operand: &Operand<'_> = &statement.operands[at];
            self.value(operand.value, operand.component(component))
        };
        match (statement.operation, statement.operands.len()) {
            ("load_const", _) => match statement.constants.get(component as usize) {
                Some(constant) => Linear::constant(*constant as u32),
                None => self.unknown(value, component),
            },
            ("vec2" | "vec3" | "vec4", count) if (component as usize) < count => {
                let operand = &statement.operands[component as usize];
                self.value(operand.value, operand.component(0))
            }
            ("mov", 1) => operand(0),
            ("iadd", 2) => operand(0).plus(&operand(1)),
            ("isub", 2) => operand(0).plus(&operand(1).times(u32::MAX)),
            ("ishl", 2) => match operand(1).as_constant() {
                Some(bits) => operand(0).times(1 << (bits & 31)),
                None => self.unknown(value, component),
            },
            ("imul" | "imul24" | "umul24" | "imul24_relaxed" | "umul24_relaxed", 2) => {
                operand(0).multiplied(&operand(1))
            }
            _ => self.unknown(value, component),
        }
    }

    fn unknown(&self, value: u32, component: u32) -> Linear {
        Linear::term(Term {
            expression: self.expression(value, component),
            counts_invocations: self.counts_invocations(value),
            is_product: false,
        })
    }

    fn operation(&self, value: u32) -> &str {
        let statement = self.shader.definition(value);
        statement.map_or("", |statement| statement.operation)
    }

    fn counts_invocations(&self, value: u32) -> bool {
        match self.operation(value) {
            "@mbcnt_amd" | "@load_subgroup_invocation" => true,
            // Values in memory count other things.
            "phi" | "" => false,
            operation if operation.starts_with('@') => false,
            _ => {
                let statement = self.shader.definition(value);
                let mut operands = statement.iter().flat_map(|one| &one.operands);
                operands.any(|operand| self.counts_invocations(operand.value))
            }
        }
    }

    /// A number of what a component is computed by.
    fn expression(&self, value: u32, component: u32) -> u64 {
        let key = (value, component);
        if let Some(known) = self.expressions.borrow().get(&key) {
            return *known;
        }
        let mut hasher = DefaultHasher::new();
        component.hash(&mut hasher);
        match self.shader.definition(value) {
            // Each is a variable of its own, and some refer to themselves.
            Some(Statement { operation, .. }) if *operation == "phi" => value.hash(&mut hasher),
            Some(statement) => {
                statement.operation.hash(&mut hasher);
                statement.constants.hash(&mut hasher);
                for name in ["base", "offset0", "offset1", "stream_id"] {
                    statement.attribute(name).hash(&mut hasher);
                }
                let is_plain = !statement.operation.starts_with('@');
                for operand in &statement.operands {
                    let of = if is_plain { component } else { 0 };
                    let expression = self.expression(operand.value, operand.component(of));
                    expression.hash(&mut hasher);
                }
            }
            None => value.hash(&mut hasher),
        }
        let expression = hasher.finish();
        self.expressions.borrow_mut().insert(key, expression);
        expression
    }
}

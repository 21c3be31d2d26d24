//! Transform feedback conformance.

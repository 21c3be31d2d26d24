//! Runs random cases until a time has passed: the model against the device, and the device
//! against another one.
//!
//! * [`session`] – the cases, side by side in worker processes.
//! * [`trial`] – one case on each device, and what follows from a failure.
//! * [`seen`] – what the devices did with a case.
//! * [`finds`] – which failures are the same one.
//! * [`lane`] – one worker, and the case files that it reads.
//! * [`reduction`] – a failing case, reduced in a worker.

pub mod finds;
pub mod lane;
pub mod reduction;
pub mod seen;
pub mod session;
pub mod trial;

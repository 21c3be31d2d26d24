//! The messages between parent and worker: JSON, one message per line, over
//! a connection that the worker's standard input is or describes. The worker's standard
//! output and error stay free for whatever a driver prints.

use super::runner::DeviceCondition;
use crate::judge::CaseResult;
use crate::judge::changes::Form;
use crate::judge::result::Look;
use crate::meter::Times;
use crate::script::executor::Phase;
use crate::script::{Capabilities, MemoryDigest};
use crate::vary::Item;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::{self, Read, Write};
use thiserror::Error;

/// The version and the commit of this program: another build judges by other cases, another
/// model or another protocol.
pub const BUILD: &str = env!("XFB_VERSION");

/// A request of a parent to a worker. The end of the stream without a message means
/// that the parent is gone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "request", rename_all = "snake_case")]
pub enum Request {
    /// Run the case of this name.
    Run {
        /// The name of the case.
        name: String,
        /// The form in which it runs.
        #[serde(default)]
        form: Form,
        /// Looks of confirmed failures: no full search for the cause of a failure like them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unexplained: Vec<Look>,
        /// The source of its modules.
        #[serde(default, skip_serializing_if = "Modules::are_cached")]
        modules: Modules,
        /// Repeated in every reply: text that a driver writes into the socket has
        /// no valid one.
        token: u64,
    },
    /// Close the device, and end.
    End,
}

/// The source of the modules of a case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Modules {
    /// The modules may be cached on disk.
    #[default]
    Cached,
    /// The modules are compiled again.
    Compiled,
    /// The modules are compiled again and replace those on disk, and the case is not run: it
    /// passes if later workers can rely on the cache.
    Renewed,
}

impl Modules {
    fn are_cached(&self) -> bool {
        *self == Modules::Cached
    }
}

/// A reply of a worker, as an object with the name of its kind as the only key: a tag within the
/// object would be read into a buffer first, with all differences of a failure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The device is open; sent once, first.
    Ready {
        /// The capabilities that it reports.
        device: Box<Capabilities>,
        /// The times that opening the device took.
        times: Times,
        /// Whether workers read modules that others compiled.
        shares_modules: bool,
        /// The [`BUILD`] of the worker.
        build: String,
    },
    /// The worker cannot run cases; sent once instead of `Ready`.
    Refused {
        /// The reason.
        refusal: Refusal,
    },
    /// The requested case has begun.
    Begun {
        /// The token of the request.
        token: u64,
    },
    /// The case runs in this variation, which the worker selected.
    Varied {
        /// The token of the request.
        token: u64,
        /// The variation.
        variation: Vec<Item>,
    },
    /// The case enters this phase.
    Phase {
        /// The token of the request.
        token: u64,
        /// The phase.
        phase: Phase,
    },
    /// The case is over.
    Done {
        /// The token of the request.
        token: u64,
        /// The device after it.
        condition: DeviceCondition,
        /// The result of the case.
        result: Box<CaseResult>,
        /// The memory after it, if the worker makes digests.
        memory: MemoryDigest,
        /// The times that the case took, with the wait for it.
        times: Times,
    },
}

/// The reason why a worker cannot do its work, which another attempt does not cure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// No driver, or no suitable device.
    #[error("{message}")]
    NoDevice {
        /// The missing driver or device, in words.
        message: String,
    },
    /// The case files, or the bundle of their modules, are wrong.
    #[error("{message}")]
    Cases {
        /// The place and the mistake in words.
        message: String,
    },
}

/// Bytes of the longest message; a sender of more is not a worker.
const LONGEST: usize = 64 << 20;
/// Bytes that are received at a time: a failure with its differences has about as many.
const CHUNK: usize = 16 << 10;

/// The reason why no message came.
#[derive(Debug, Error)]
pub enum ReceiveError {
    /// No message came in the time that the stream gives.
    #[error("nothing came in time")]
    Quiet,
    /// The other side closed the stream.
    #[error("the stream was closed")]
    Closed,
    /// A line that is not a message.
    #[error("sent {line:?}, which is not a message: {why}")]
    Garbage {
        /// The line that was received.
        line: String,
        /// The error of the reader.
        why: String,
    },
}

/// One side of the conversation.
#[derive(Debug)]
pub struct Channel<S> {
    stream: S,
    /// Received and not yet taken.
    pending: Vec<u8>,
    /// The length of the part of `pending` that is known to hold no end of line.
    searched: usize,
}

impl<S: Read + Write> Channel<S> {
    /// A channel over `stream`; its read timeout is how long [`Channel::receive`]
    /// waits.
    pub fn new(stream: S) -> Channel<S> {
        Channel {
            stream,
            pending: Vec::new(),
            searched: 0,
        }
    }

    /// Sends one message.
    ///
    /// # Errors
    /// An error of the stream; a closed one is `BrokenPipe`.
    pub fn send(&mut self, message: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(message)?;
        line.push(b'\n');
        self.stream.write_all(&line)
    }

    /// The next message.
    ///
    /// # Errors
    /// Without a message; see [`ReceiveError`].
    pub fn receive<M: DeserializeOwned>(&mut self) -> Result<M, ReceiveError> {
        let line = self.line()?;
        serde_json::from_slice(&line).map_err(|why| garbage(&line, &why.to_string()))
    }

    fn line(&mut self) -> Result<Vec<u8>, ReceiveError> {
        let mut chunk = [0; CHUNK];
        loop {
            let mut unseen = self.pending.iter().skip(self.searched);
            if let Some(end) = unseen.position(|&byte| byte == b'\n') {
                let rest = self.pending.split_off(self.searched + end + 1);
                self.searched = 0;
                let mut line = std::mem::replace(&mut self.pending, rest);
                line.pop();
                return Ok(line);
            }
            self.searched = self.pending.len();
            if self.pending.len() > LONGEST {
                return Err(garbage(&self.pending, "it is too long"));
            }
            match self.stream.read(&mut chunk) {
                Ok(0) => return Err(ReceiveError::Closed),
                Ok(count) => self.pending.extend(chunk.iter().take(count)),
                Err(error) => match error.kind() {
                    io::ErrorKind::Interrupted => {}
                    io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => {
                        return Err(ReceiveError::Quiet);
                    }
                    // A worker that dies with unread messages resets the stream.
                    _ => return Err(ReceiveError::Closed),
                },
            }
        }
    }
}

fn garbage(line: &[u8], why: &str) -> ReceiveError {
    let start: Vec<u8> = line.iter().take(80).copied().collect();
    ReceiveError::Garbage {
        line: String::from_utf8_lossy(&start).into_owned(),
        why: why.to_owned(),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::net::UnixStream;
    use std::time::Duration;

    fn pair() -> (UnixStream, Channel<UnixStream>) {
        let (parent, worker) = UnixStream::pair().unwrap();
        worker
            .set_read_timeout(Some(Duration::from_millis(10)))
            .unwrap();
        (parent, Channel::new(worker))
    }

    #[test]
    fn messages_arrive_whole_and_in_order() {
        let (parent, mut worker) = pair();
        let mut parent = Channel::new(parent);
        for name in ["a", "b"] {
            let name = name.repeat(5000);
            parent
                .send(&Request::Run {
                    name,
                    form: Form::Varied(Vec::new()),
                    unexplained: Vec::new(),
                    modules: Modules::Cached,
                    token: 7,
                })
                .unwrap();
        }
        for name in ["a", "b"] {
            let name = name.repeat(5000);
            let want = Request::Run {
                name,
                form: Form::Varied(Vec::new()),
                unexplained: Vec::new(),
                modules: Modules::Cached,
                token: 7,
            };
            assert_eq!(worker.receive::<Request>().unwrap(), want);
        }
        assert!(matches!(
            worker.receive::<Request>(),
            Err(ReceiveError::Quiet)
        ));
    }

    #[test]
    fn a_message_in_pieces_survives_the_wait_between_them() {
        let (mut parent, mut worker) = pair();
        parent.write_all(br#"{"begun":"#).unwrap();
        assert!(matches!(
            worker.receive::<Reply>(),
            Err(ReceiveError::Quiet)
        ));
        parent.write_all(b"{\"token\":7}}\n").unwrap();
        let want = Reply::Begun { token: 7 };
        assert_eq!(worker.receive::<Reply>().unwrap(), want);
    }

    #[test]
    fn what_is_no_message_is_named() {
        let (mut parent, mut worker) = pair();
        parent.write_all(b"MESA: error \xff\n").unwrap();
        let error = worker.receive::<Reply>().unwrap_err().to_string();
        assert!(error.contains("MESA: error"), "{error}");
        drop(parent);
        assert!(matches!(
            worker.receive::<Reply>(),
            Err(ReceiveError::Closed)
        ));
    }
}

//! The connection between a parent and its worker: TCP on the loopback interface, since a handle of
//! a pipe cannot be read while another thread writes. The standard input of the worker holds the
//! port and a secret, which the worker sends first: other programs can connect, too.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, IsTerminal, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::windows::process::CommandExt;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

/// The flag of a process that the terminal's Ctrl-C does not reach: an interrupt is the parent's
/// to handle, so that a case which it ends is not taken for a crash.
const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
/// The time that a program which has connected may take to send the secret.
const PATIENCE: Duration = Duration::from_secs(10);
/// The time between two looks for a worker that connects.
const TICK: Duration = Duration::from_millis(1);

/// The size of a port in the standard input of a worker.
const PORT: usize = 2;
/// The size of a secret.
const SECRET: usize = 16;

/// Bytes that another program cannot guess.
type Secret = [u8; SECRET];

/// The worker's end of a connection.
pub type WorkerStream = TcpStream;

/// The parent's end of a connection, which the worker makes.
#[derive(Debug)]
pub struct ParentStream {
    listener: TcpListener,
    secret: Secret,
    /// The time that a read waits.
    wait: Duration,
    stream: Option<TcpStream>,
}

impl ParentStream {
    fn stream(&mut self) -> io::Result<&mut TcpStream> {
        let stream = match self.stream.take() {
            Some(stream) => stream,
            None => self.accept()?,
        };
        Ok(self.stream.insert(stream))
    }

    /// Waits for the worker as long as a read does.
    fn accept(&self) -> io::Result<TcpStream> {
        let since = Instant::now();
        loop {
            match self.listener.accept() {
                Ok((mut stream, _)) => {
                    if self.is_from_worker(&mut stream).is_ok_and(|is| is) {
                        stream.set_read_timeout(Some(self.wait))?;
                        return Ok(stream);
                    }
                }
                Err(error)
                    if error.kind() == io::ErrorKind::WouldBlock && since.elapsed() < self.wait =>
                {
                    thread::sleep(TICK);
                }
                Err(error) => return Err(error),
            }
        }
    }

    fn is_from_worker(&self, stream: &mut TcpStream) -> io::Result<bool> {
        stream.set_nonblocking(false)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let mut secret = Secret::default();
        stream.read_exact(&mut secret)?;
        Ok(secret == self.secret)
    }
}

impl Read for ParentStream {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.stream()?.read(bytes)
    }
}

impl Write for ParentStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream()?.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream()?.flush()
    }
}

/// Gives a command a connection to this process by its standard input; a read of the returned
/// stream waits for so long. The command is away from the terminal's Ctrl-C.
///
/// # Errors
/// A system call fails.
pub fn connect(command: &mut Command, wait: Duration) -> io::Result<ParentStream> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    listener.set_nonblocking(true)?;
    let number = || RandomState::new().build_hasher().finish();
    let secret = (u128::from(number()) << 64 | u128::from(number())).to_le_bytes();
    let (reader, mut writer) = io::pipe()?;
    writer.write_all(&listener.local_addr()?.port().to_le_bytes())?;
    writer.write_all(&secret)?;
    command.stdin(reader);
    command.creation_flags(CREATE_NEW_PROCESS_GROUP);
    Ok(ParentStream {
        listener,
        secret,
        wait,
        stream: None,
    })
}

/// Returns the connection that the standard input of this process describes.
///
/// # Errors
/// The standard input is not that of a worker, or its parent has ended.
pub fn stdin_stream() -> io::Result<WorkerStream> {
    let stdin = io::stdin();
    if stdin.is_terminal() {
        return Err(io::Error::from(io::ErrorKind::NotConnected));
    }
    connect_back(stdin)
}

fn connect_back(mut stdin: impl Read) -> io::Result<WorkerStream> {
    let mut port = [0; PORT];
    stdin.read_exact(&mut port)?;
    let mut secret = Secret::default();
    stdin.read_exact(&mut secret)?;
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, u16::from_le_bytes(port)))?;
    stream.set_nodelay(true)?;
    stream.write_all(&secret)?;
    Ok(stream)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parent's end, and what the standard input of its worker holds.
    fn awaited(wait: Duration) -> (ParentStream, Vec<u8>) {
        let mut command = Command::new("xfb");
        let parent = connect(&mut command, wait).expect("a loopback interface");
        let port = parent.listener.local_addr().expect("it is bound").port();
        let stdin = [&port.to_le_bytes()[..], &parent.secret].concat();
        (parent, stdin)
    }

    #[test]
    fn a_worker_connects_and_other_programs_are_turned_away() {
        let (mut parent, stdin) = awaited(Duration::from_millis(10));
        let error = parent.read(&mut [0]).expect_err("no worker has connected");
        assert_eq!(error.kind(), io::ErrorKind::WouldBlock);
        let mut forged = stdin.clone();
        forged[PORT] ^= 1;
        connect_back(&forged[..]).expect("it is accepted and dropped");
        let mut worker = connect_back(&stdin[..]).expect("the parent listens");
        let mut bytes = [0; 4];
        worker.write_all(b"pong").expect("it is connected");
        parent.read_exact(&mut bytes).expect("it was sent");
        assert_eq!(&bytes, b"pong");
        parent.write_all(b"ping").expect("it is connected");
        worker.read_exact(&mut bytes).expect("it was sent");
        assert_eq!(&bytes, b"ping");
        let error = parent.read(&mut bytes).expect_err("nothing was sent");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[test]
    fn a_standard_input_of_another_kind_is_refused() {
        let (parent, stdin) = awaited(Duration::ZERO);
        let error = connect_back(&stdin[..PORT + 1]).expect_err("the secret is cut off");
        assert_eq!(error.kind(), io::ErrorKind::UnexpectedEof);
        drop(parent);
        let error = connect_back(&stdin[..]).expect_err("the parent has ended");
        assert_eq!(error.kind(), io::ErrorKind::ConnectionRefused);
    }
}

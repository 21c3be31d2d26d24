//! Windows may show a dialog where a program crashes, and then ends it only when a person has closed
//! the dialog: a crash of a driver would look like a hang.

use windows_sys::Win32::System::Diagnostics::Debug::{
    SEM_FAILCRITICALERRORS, SEM_NOGPFAULTERRORBOX, SEM_NOOPENFILEERRORBOX, SetErrorMode,
};

/// Ends this process without a dialog if it crashes, and those that it starts. A debugger that the
/// system starts for crashed programs does not see them.
pub fn disable() {
    let mode = SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX | SEM_NOOPENFILEERRORBOX;
    // SAFETY: the call takes no pointer, and every union of these flags is a mode.
    unsafe { SetErrorMode(mode) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use windows_sys::Win32::System::Diagnostics::Debug::GetErrorMode;

    #[test]
    fn a_crash_shows_no_dialog() {
        disable();
        // SAFETY: the call has no argument.
        let mode = unsafe { GetErrorMode() };
        assert_eq!(mode & SEM_NOGPFAULTERRORBOX, SEM_NOGPFAULTERRORBOX);
    }
}

//! Opens the bundles from which a run takes the modules of shaders.

use crate::compile::Compiler;
use crate::compile::bundle::{Bundle, BundleError};
use std::env;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The name of the bundle that an xfb without shaderc finds beside itself.
const BESIDE: &str = "cases.bundle";

/// The reason why a run has no modules.
#[derive(Debug, Error)]
pub enum BundlesError {
    #[error(transparent)]
    Unusable(#[from] BundleError),
    #[error(
        "this xfb compiles no shaders, and needs their modules: write {beside} with `xfb bundle -o \
         cases.bundle` where xfb has shaderc, or name a bundle with --bundle",
        beside = beside.display()
    )]
    Missing { beside: PathBuf },
}

/// Lets the compiler of this process take modules from the given bundle, and, in a build without
/// shaderc, from the one beside this program. Returns whether there are any.
///
/// # Errors
/// A file is not a whole bundle, or this build requires a bundle and has none.
pub fn open(given: Option<&Path>) -> Result<bool, BundlesError> {
    let mut bundles = given
        .map(Bundle::read)
        .transpose()?
        .into_iter()
        .collect::<Vec<_>>();
    if cfg!(not(feature = "shaderc")) {
        // A system that does not know the program has no folder beside it.
        let beside = env::current_exe().map(|program| program.with_file_name(BESIDE));
        match beside {
            Ok(beside) if beside.exists() => bundles.push(Bundle::read(&beside)?),
            beside if bundles.is_empty() => {
                let beside = beside.unwrap_or_else(|_| BESIDE.into());
                return Err(BundlesError::Missing { beside });
            }
            _ => {}
        }
    }
    let is_any = !bundles.is_empty();
    if is_any {
        Compiler::shared().use_bundles(bundles);
    }
    Ok(is_any)
}

//! The jobs of a case as files: an executor that writes what passes through it into a
//! folder. Everything that the device is given is written before it runs, so that
//! the files exist after a crash of the driver.

use crate::script::executor::{ExecuteError, Execution, Executor, Job, Phase};
use crate::script::{Capabilities, Observed, Prefill, text};
use crate::spirv::ShaderModule;
use crate::units::QueryIndex;
use rspirv::binary::Disassemble;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// A file of a recorded job cannot be written.
#[derive(Debug, Error)]
#[error("cannot write {}: {error}", path.display())]
pub struct RecordError {
    path: PathBuf,
    error: io::Error,
}

/// Writes a file of the folder.
///
/// # Errors
/// [`RecordError`]
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), RecordError> {
    let folder = path.parent().expect("a file of a folder");
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, contents));
    written.map_err(|error| RecordError {
        path: path.to_owned(),
        error,
    })
}

/// The folder of a job.
pub fn job_folder(number: usize) -> String {
    format!("job-{number}")
}

/// The number of jobs that were recorded in a folder.
pub fn count(folder: &Path) -> usize {
    let jobs = (0..).take_while(|number| folder.join(job_folder(*number)).is_dir());
    jobs.count()
}

/// An executor that writes each job and its results into `job-0`, `job-1`, … of a folder.
pub struct JobFiles<'e> {
    executor: &'e mut dyn Executor,
    folder: PathBuf,
    jobs: usize,
    failure: Option<RecordError>,
}

impl<'e> JobFiles<'e> {
    /// Records what `executor` runs.
    pub fn new(executor: &'e mut dyn Executor, folder: &Path) -> JobFiles<'e> {
        JobFiles {
            executor,
            folder: folder.to_owned(),
            jobs: 0,
            failure: None,
        }
    }

    /// Returns the number of recorded jobs.
    ///
    /// # Errors
    /// The first file that could not be written.
    pub fn finish(self) -> Result<usize, RecordError> {
        match self.failure {
            Some(failure) => Err(failure),
            None => Ok(self.jobs),
        }
    }

    fn keep(&mut self, written: Result<(), RecordError>) {
        if let Err(error) = written {
            self.failure.get_or_insert(error);
        }
    }
}

impl Executor for JobFiles<'_> {
    fn capabilities(&self) -> &Capabilities {
        self.executor.capabilities()
    }

    fn execute(
        &mut self,
        job: &Job,
        prefills: &[Prefill],
        phase: &mut dyn FnMut(Phase),
    ) -> Result<Execution, ExecuteError> {
        let folder = self.folder.join(job_folder(self.jobs));
        self.jobs += 1;
        self.keep(write_job(&folder, job));
        let result = self.executor.execute(job, prefills, phase);
        self.keep(match &result {
            Ok(execution) => write_execution(&folder, execution),
            Err(error) => write(&folder.join("error.txt"), format!("{error}\n")),
        });
        result
    }
}

fn write_job(folder: &Path, job: &Job) -> Result<(), RecordError> {
    for (number, program) in job.programs().enumerate() {
        for module in &program.modules {
            let name = format!("program-{number}.{}", module.stage.name());
            let bytes: Vec<u8> = module.words.iter().flat_map(|w| w.to_le_bytes()).collect();
            write(&folder.join(format!("{name}.spv")), bytes)?;
            write(&folder.join(format!("{name}.spvasm")), assembly(module))?;
        }
        for (index, resource) in program.resources.iter().enumerate() {
            let name = format!("program-{number}.resource-{index}.before.bin");
            write(&folder.join(name), &resource.bytes)?;
        }
    }
    let script = text::lines(&job.script).join("\n") + "\n";
    write(&folder.join("script.txt"), script)
}

fn assembly(module: &ShaderModule) -> String {
    match rspirv::dr::load_words(&module.words) {
        Ok(loaded) => loaded.disassemble() + "\n",
        Err(error) => format!("; the module cannot be disassembled: {error}\n"),
    }
}

fn write_execution(folder: &Path, execution: &Execution) -> Result<(), RecordError> {
    let messages = execution.validation.iter();
    let messages: String = messages
        .map(|message| format!("{}: {}\n", message.id, message.text))
        .collect();
    write(&folder.join("validation.txt"), messages)?;
    for (number, texts) in execution.shaders.iter().enumerate() {
        let texts = texts.iter().map(|shader| {
            let (executable, kind) = (&shader.executable, &shader.representation);
            format!("{executable}, {kind}:\n{}\n", shader.text.trim_end())
        });
        let name = format!("program-{number}.driver.txt");
        write(&folder.join(name), texts.collect::<String>())?;
    }
    if let Some(commands) = &execution.commands {
        write(&folder.join("commands.driver.txt"), &commands.text)?;
    }
    for (number, observed) in execution.observed.iter().enumerate() {
        write_observed(&folder.join(format!("run-{number}")), observed)?;
    }
    Ok(())
}

fn write_observed(folder: &Path, observed: &Observed) -> Result<(), RecordError> {
    let mut starts = String::new();
    for (number, buffer) in observed.buffers.iter().enumerate() {
        let before = observed.prefill.bytes(number, buffer.bytes.len());
        write(&folder.join(format!("buffer-{number}.prefill.bin")), before)?;
        write(
            &folder.join(format!("buffer-{number}.observed.bin")),
            &buffer.bytes,
        )?;
        starts += &format!(
            "buffer {number}: byte 0 is at {} of its files\n",
            buffer.start
        );
    }
    write(
        &folder.join("counters.observed.bin"),
        &observed.counters.bytes,
    )?;
    starts += &format!(
        "counters: byte 0 is at {} of their file\n",
        observed.counters.start
    );
    write(&folder.join("places.txt"), starts)?;
    let queries = QueryIndex::enumerate(&observed.queries);
    let queries: String = queries
        .map(|(number, result)| format!("query {number}: {result:?}\n"))
        .collect();
    write(&folder.join("queries.txt"), queries)?;
    for (number, bytes) in observed.resources.iter().enumerate() {
        write(
            &folder.join(format!("resource-{number}.observed.bin")),
            bytes,
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::executor::{CommandText, ShaderText};

    #[test]
    fn the_texts_of_a_driver_are_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let execution = Execution {
            shaders: vec![vec![ShaderText {
                executable: "Vertex Shader".to_owned(),
                representation: "NIR".to_owned(),
                text: "store\n\n".to_owned(),
            }]],
            commands: Some(CommandText {
                text: "mthd 0".to_owned(),
                ..CommandText::default()
            }),
            ..Execution::default()
        };
        write_execution(folder.path(), &execution).expect("the files are written");
        for (file, want) in [
            ("program-0.driver.txt", "Vertex Shader, NIR:\nstore\n"),
            ("commands.driver.txt", "mthd 0"),
        ] {
            let text = fs::read_to_string(folder.path().join(file)).expect(file);
            assert_eq!(text, want, "{file}");
        }
    }
}

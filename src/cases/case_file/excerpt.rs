//! A mistake with the lines of the file around it, for a terminal.

use super::error::CaseError;
use crate::terminal::{Drawing, Screen};
use miette::{
    GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteDiagnostic, MietteError,
    MietteSpanContents, NamedSource, Report, SourceCode, SourceSpan, SpanContents,
};
use std::fmt;
use std::ops::Range;

/// The columns that line numbers and the frame take.
const FRAME: usize = 9;

/// The message with the lines around it. Long lines are cut to the width of the screen.
pub(super) fn excerpt(error: &CaseError, text: &str, screen: Screen) -> String {
    let cut = Cut::new(text, error.span(), screen);
    let label = LabeledSpan::new_with_span(Some("here".to_owned()), cut.span.clone());
    let diagnostic = MietteDiagnostic::new(error.problem.to_string())
        .with_code(error.problem.rule())
        .with_label(label);
    let source = Shifted {
        source: NamedSource::new(&error.file, cut.text),
        columns: cut.columns,
    };
    let report = Report::new(diagnostic).with_source_code(source);
    let theme = match screen.drawing {
        Drawing::Ascii => GraphicalTheme::none(),
        Drawing::Unicode => GraphicalTheme::unicode_nocolor(),
    };
    let mut out = String::new();
    let handler = GraphicalReportHandler::new_themed(theme).with_width(screen.width);
    match handler.render_report(&mut out, report.as_ref()) {
        Ok(()) => out,
        Err(fmt::Error) => error.to_string(),
    }
}

/// A text whose lines fit a screen.
struct Cut {
    text: String,
    /// The place of the mistake in the text.
    span: Range<usize>,
    /// The number of columns that its line lacks at the beginning.
    columns: usize,
}

impl Cut {
    fn new(text: &str, span: Range<usize>, screen: Screen) -> Cut {
        let width = screen.width - FRAME;
        let ellipsis = match screen.drawing {
            Drawing::Ascii => "...",
            Drawing::Unicode => "…",
        };
        let mut cut = Cut {
            text: String::new(),
            span: span.clone(),
            columns: 0,
        };
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            let end = start + line.len();
            // The mistake may be at the end of the text.
            let has_mistake =
                (start..end).contains(&span.start) || (end == text.len() && span.start == end);
            let line_text = line.trim_end_matches('\n');
            let mut window = 0..line_text.len();
            if line_text.chars().count() > width {
                window = if has_mistake {
                    window_around(line_text, span.start - start, width)
                } else {
                    0..byte_of(line_text, width - ellipsis.len())
                };
            }
            let before = if window.start > 0 { ellipsis } else { "" };
            if has_mistake {
                let moved = |at: usize| {
                    let within = (at - start).clamp(window.start, window.end) - window.start;
                    cut.text.len() + before.len() + within
                };
                let last = span.end.min(start + line_text.len()).max(span.start);
                cut.span = moved(span.start.min(start + line_text.len()))..moved(last);
                cut.columns = line_text[..window.start].chars().count();
                cut.columns -= before.chars().count().min(cut.columns);
            }
            cut.text.push_str(before);
            cut.text.push_str(&line_text[window.clone()]);
            if window.end < line_text.len() {
                cut.text.push_str(ellipsis);
            }
            cut.text.push_str(&line[line_text.len()..]);
            start = end;
        }
        cut
    }
}

/// The bytes of a line that are shown, with the mistake at `at` in the first third of them.
fn window_around(line: &str, at: usize, width: usize) -> Range<usize> {
    let at = line[..at.min(line.len())].chars().count();
    let width = width - 2 * "...".len();
    let all = line.chars().count();
    let first = at.saturating_sub(width / 3).min(all - width);
    byte_of(line, first)..byte_of(line, first + width)
}

/// The byte at which a character begins, or the end.
fn byte_of(line: &str, character: usize) -> usize {
    let mut characters = line.char_indices();
    characters
        .nth(character)
        .map_or(line.len(), |(byte, _)| byte)
}

/// A source whose lines lack columns at the beginning, which places in it count.
#[derive(Debug)]
struct Shifted {
    source: NamedSource<String>,
    columns: usize,
}

impl SourceCode for Shifted {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let found = self.source.read_span(span, before, after)?;
        Ok(Box::new(MietteSpanContents::new_named(
            self.source.name().to_owned(),
            found.data(),
            *found.span(),
            found.line(),
            found.column() + self.columns,
            found.line_count(),
        )))
    }
}

#[cfg(test)]
mod tests {
    use crate::case_file::Problem;
    use crate::terminal::{Drawing, Screen};

    const NARROW: Screen = Screen {
        width: 60,
        drawing: Drawing::Ascii,
    };

    #[test]
    fn a_long_line_is_cut_around_the_mistake() {
        let long = format!("a = [{}]\n", "'0123456789', ".repeat(20));
        let text = format!("{long}b = [{}'wrong', 'right']\n{long}", "1, ".repeat(60));
        let at = text.find("'wrong'").expect("it is there");
        let column = at - long.len() + 1;
        let error = Problem::Value("bad".into()).at("x.toml", &text, at..at + 7);
        let shown = error.with_excerpt(NARROW);
        assert!(shown.contains(&format!("x.toml:2:{column}")), "{shown}");
        assert!(shown.contains("'wrong'"), "{shown}");
        assert!(shown.is_ascii(), "{shown}");
        for line in shown.lines() {
            assert!(line.chars().count() <= 60, "{line}");
        }
        let lines: Vec<&str> = shown.lines().collect();
        let marked = lines.iter().position(|line| line.contains("'wrong'"));
        let line = lines[marked.expect("the line is shown")];
        let marks = lines[marked.expect("the line is shown") + 1];
        let first_mark = |marks: &str| {
            let marks: Vec<(usize, char)> = marks.char_indices().collect();
            let mark = marks.iter().skip(4).find(|(_, c)| "^-,|".contains(*c));
            mark.map(|(at, _)| *at)
        };
        assert_eq!(line.find("'wrong'"), first_mark(marks), "{shown}");
    }

    #[test]
    fn places_at_the_ends_of_a_text_are_shown() {
        for (text, span) in [
            ("", 0..0),
            ("a = 1", 5..5),
            ("a = 1\n", 6..6),
            ("é = 'x'\n", 0..2),
        ] {
            let error = Problem::Value("bad".into()).at("x.toml", text, span);
            assert!(error.with_excerpt(NARROW).contains("bad"), "{text:?}");
        }
    }
}

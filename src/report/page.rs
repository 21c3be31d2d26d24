//! Pages: lines, tables and groups, built once and rendered as text or as HTML. No other module
//! aligns columns or writes markup, and no text becomes markup or a script.

use crate::terminal::{Drawing, printable};
use comfy_table::{CellAlignment, ColumnConstraint, Table as Grid, Width, presets};
use maud::{Markup, PreEscaped, html};
use std::fmt;
use std::ops::Range;

/// The content security policy of a page: it may run its own script and show its own style.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-xfb'; \
                      base-uri 'none'; form-action 'none'";

/// The parts of a report, in order.
#[derive(Clone, Debug, Default)]
pub struct Page(Vec<Part>);

#[derive(Clone, Debug)]
enum Part {
    /// Lines of text; "" is an empty line.
    Text(String),
    /// An empty line between the parts before and after; none at the ends of a page.
    Gap,
    Heading(Heading),
    Table(Table),
    Group(Group),
    /// A page whose lines are indented by this many columns.
    Indented(usize, Page),
}

/// The title of a part of a page.
#[derive(Clone, Debug)]
struct Heading {
    /// The kind of the things that follow, which has a look of its own in HTML.
    kind: Option<&'static str>,
    text: String,
}

/// Names under their common title.
#[derive(Clone, Debug)]
pub struct Group {
    pub kind: &'static str,
    pub title: String,
    pub note: Option<String>,
    pub names: Vec<String>,
    /// Whether the names are shown; otherwise their number is, and HTML unfolds them.
    pub open: bool,
}

/// Rows of cells in aligned columns.
#[derive(Clone, Debug)]
pub struct Table {
    header: Vec<String>,
    rows: Vec<Vec<Cell>>,
    /// Columns that are aligned at the right.
    numbers: Range<usize>,
    /// The least width of the first column with the space after it.
    least_width: u16,
    ruled: bool,
}

/// A cell of a table. Text has `text` only.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    pub text: String,
    /// The look in HTML.
    pub kind: Option<&'static str>,
    /// The text that HTML shows at the pointer.
    pub title: Option<String>,
    pub code: Option<String>,
    /// A kind that HTML adds by name.
    pub tag: Option<&'static str>,
}

impl<T: Into<String>> From<T> for Cell {
    fn from(text: T) -> Cell {
        Cell {
            text: text.into(),
            ..Cell::default()
        }
    }
}

impl From<Table> for Page {
    fn from(table: Table) -> Page {
        Page(vec![Part::Table(table)])
    }
}

impl Table {
    /// Returns a table without rows whose columns are separated by spaces.
    pub fn plain<T: Into<String>>(titles: impl IntoIterator<Item = T>) -> Table {
        Table {
            header: titles.into_iter().map(T::into).collect(),
            rows: Vec::new(),
            numbers: 0..0,
            least_width: 0,
            ruled: false,
        }
    }

    /// Returns a table without rows whose columns are separated by lines.
    pub fn ruled<T: Into<String>>(titles: impl IntoIterator<Item = T>) -> Table {
        Table {
            ruled: true,
            ..Table::plain(titles)
        }
    }

    /// Returns a table without a header, of columns that spaces separate.
    pub fn untitled() -> Table {
        Table::plain::<String>([])
    }

    /// Aligns these columns at the right.
    pub fn numbers(self, columns: Range<usize>) -> Table {
        Table {
            numbers: columns,
            ..self
        }
    }

    /// Makes the first column at least so wide, with the space after it, as in the other tables
    /// of a report.
    pub fn least_width(self, least_width: u16) -> Table {
        Table {
            least_width,
            ..self
        }
    }

    /// Adds a row.
    pub fn row<C: Into<Cell>>(&mut self, cells: impl IntoIterator<Item = C>) {
        self.rows.push(cells.into_iter().map(C::into).collect());
    }

    /// Adds rows.
    pub fn rows<R: IntoIterator<Item: Into<Cell>>>(
        mut self,
        rows: impl IntoIterator<Item = R>,
    ) -> Table {
        rows.into_iter().for_each(|row| self.row(row));
        self
    }

    fn text(&self) -> String {
        let mut grid = Grid::new();
        grid.load_style(match (self.ruled, drawing()) {
            (false, _) => presets::NOTHING,
            (true, Drawing::Unicode) => presets::UTF8_FULL_CONDENSED,
            (true, Drawing::Ascii) => presets::ASCII_FULL_CONDENSED,
        });
        if !self.header.is_empty() {
            grid.set_header(&self.header);
        }
        grid.add_rows(
            self.rows
                .iter()
                .map(|row| row.iter().map(|cell| &cell.text)),
        );
        for (number, column) in grid.column_iter_mut().enumerate() {
            if !self.ruled {
                column.set_padding((0, 2));
            }
            if number == 0 && self.least_width > 0 {
                let least = Width::Fixed(self.least_width);
                column.set_constraint(ColumnConstraint::LowerBoundary(least));
            }
            if self.numbers.contains(&number) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        grid.trim_fmt()
    }

    fn html(&self) -> Markup {
        let class = |number| self.numbers.contains(&number).then_some("number");
        html! {
            table {
                thead { tr {
                    @for (number, title) in self.header.iter().enumerate() {
                        th class=[class(number)] { (shown(title)) }
                    }
                } }
                tbody { "\n"
                    @for row in &self.rows {
                        tr {
                            @for (number, cell) in row.iter().enumerate() {
                                @if number == 0 { th { (shown(&cell.text)) } }
                                @else { (cell.html(class(number))) }
                            }
                        }
                        "\n"
                    }
                }
            }
            "\n"
        }
    }
}

impl Cell {
    fn html(&self, class: Option<&str>) -> Markup {
        html! {
            td class=[self.kind.or(class)] title=[self.title.as_deref().map(shown)] {
                (shown(&self.text))
                @if let Some(code) = &self.code { " " code { (shown(code)) } }
                @if let Some(tag) = self.tag { " " b class=(tag) { (tag) } }
            }
        }
    }
}

impl Group {
    fn write(&self, text: &mut Text) {
        match self.open {
            true => text.line(&self.title),
            false => text.line(&format!("{} ({})", self.title, self.names.len())),
        }
        if let Some(note) = &self.note {
            text.indented(2, |text| text.line(note));
        }
        if self.open {
            text.indented(4, |text| self.names.iter().for_each(|name| text.line(name)));
        }
    }

    fn html(&self) -> Markup {
        let title = html! {
            span { (shown(&self.title)) }
            span.reason { (shown(self.note.as_deref().unwrap_or_default())) }
        };
        html! {
            @if self.names.is_empty() {
                details.fault.(self.kind) { summary { span.count {} (title) } }
            } @else {
                details.fault.(self.kind) open[self.open] {
                    summary { span.count { (self.names.len()) } (title) }
                    div.inside { @for name in &self.names { p { code { (shown(name)) } } } }
                }
            }
            "\n"
        }
    }
}

impl Page {
    /// Returns a page of these lines.
    pub fn from_lines<T: ToString>(lines: impl IntoIterator<Item = T>) -> Page {
        let lines = lines.into_iter();
        Page(lines.map(|line| Part::Text(line.to_string())).collect())
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|part| match part {
            Part::Gap => true,
            Part::Indented(_, page) => page.is_empty(),
            Part::Text(_) | Part::Heading(_) | Part::Table(_) | Part::Group(_) => false,
        })
    }

    /// Adds a line, or several; "" is an empty line.
    pub fn line(&mut self, text: impl Into<String>) -> &mut Page {
        self.0.push(Part::Text(text.into()));
        self
    }

    /// Adds lines.
    pub fn lines<T: ToString>(&mut self, lines: impl IntoIterator<Item = T>) -> &mut Page {
        self.0.extend(Page::from_lines(lines).0);
        self
    }

    /// Adds lines that are indented by a number of columns.
    pub fn list<T: ToString>(
        &mut self,
        columns: usize,
        lines: impl IntoIterator<Item = T>,
    ) -> &mut Page {
        self.indented(columns, Page::from_lines(lines))
    }

    /// Adds things and how often each occurs, indented by a number of columns.
    pub fn counts<T: fmt::Display>(
        &mut self,
        columns: usize,
        counts: impl IntoIterator<Item = (T, usize)>,
    ) -> &mut Page {
        let counts = counts.into_iter();
        self.list(
            columns,
            counts.map(|(thing, count)| format!("{count:>6} x {thing}")),
        )
    }

    /// Adds an empty line between what is before and what follows.
    pub fn gap(&mut self) -> &mut Page {
        self.0.push(Part::Gap);
        self
    }

    /// Adds a title.
    pub fn heading(&mut self, kind: Option<&'static str>, text: impl Into<String>) -> &mut Page {
        let text = text.into();
        self.0.push(Part::Heading(Heading { kind, text }));
        self
    }

    /// Adds a table.
    pub fn table(&mut self, table: Table) -> &mut Page {
        self.0.push(Part::Table(table));
        self
    }

    /// Adds a group.
    pub fn group(&mut self, group: Group) -> &mut Page {
        self.0.push(Part::Group(group));
        self
    }

    /// Adds another page, or a table, indented by a number of columns.
    pub fn indented(&mut self, columns: usize, page: impl Into<Page>) -> &mut Page {
        self.0.push(Part::Indented(columns, page.into()));
        self
    }

    /// Adds another page, or a table, after an empty line. A page without lines adds none.
    pub fn section(&mut self, page: impl Into<Page>) -> &mut Page {
        let page = page.into();
        if !page.is_empty() {
            self.gap().0.extend(page.0);
        }
        self
    }

    fn write(&self, text: &mut Text) {
        for part in &self.0 {
            match part {
                Part::Text(line) if line.is_empty() => text.line(""),
                Part::Text(lines) => lines.lines().for_each(|line| text.line(line)),
                Part::Gap => text.gap = true,
                Part::Heading(Heading { kind, text: title }) => match kind {
                    Some(kind) => text.line(&format!("{kind}: {title}")),
                    None => text.line(title),
                },
                Part::Table(table) => table.text().lines().for_each(|line| text.line(line)),
                Part::Group(group) => text.indented(2, |text| group.write(text)),
                Part::Indented(columns, page) => text.indented(*columns, |text| page.write(text)),
            }
        }
    }

    /// Renders the page as HTML.
    pub fn html(&self) -> Markup {
        html! {
            @for part in &self.0 {
                @match part {
                    Part::Text(text) => { p { (shown(text)) } "\n" }
                    Part::Gap => {}
                    Part::Heading(Heading { kind, text }) => {
                        h2 { (shown(text)) @if let Some(kind) = kind { " " b class=(kind) { (kind) } } }
                        "\n"
                    }
                    Part::Table(table) => (table.html()),
                    Part::Group(group) => (group.html()),
                    Part::Indented(_, page) => div.inside { (page.html()) },
                }
            }
        }
    }
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Text::default();
        self.write(&mut text);
        f.write_str(&text.text)
    }
}

/// The text of a page as far as it is written.
#[derive(Default)]
struct Text {
    text: String,
    indent: usize,
    /// Whether an empty line precedes the next one.
    gap: bool,
}

impl Text {
    fn line(&mut self, line: &str) {
        if std::mem::take(&mut self.gap) && !self.text.is_empty() {
            self.text.push('\n');
        }
        if !line.is_empty() {
            self.text.extend(std::iter::repeat_n(' ', self.indent));
        }
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn indented(&mut self, columns: usize, write: impl FnOnce(&mut Text)) {
        self.indent += columns;
        write(self);
        self.indent -= columns;
    }
}

/// Returns a number of things, which a noun names: `1 case`, `2 cases`.
pub fn count<N: fmt::Display + PartialEq + From<u8>>(number: N, noun: &str) -> String {
    let plural = if number == N::from(1) { "" } else { "s" };
    format!("{number} {noun}{plural}")
}

/// `1 case`, `2 cases`.
pub fn cases(number: usize) -> String {
    count(number, "case")
}

/// Returns the characters of lines in text.
pub(super) fn drawing() -> Drawing {
    Drawing::for_text(|name| std::env::var(name).ok())
}

/// Returns a text for HTML, which cannot contain other control characters, not even as
/// references.
fn shown(text: &str) -> String {
    printable(text).replace(" -> ", " → ")
}

/// Returns a document that needs no other file and no network.
pub fn document(title: &str, style: &str, body: &Markup, script: &str) -> String {
    let head = html! {
        meta charset="utf-8";
        meta http-equiv="Content-Security-Policy" content=(POLICY);
        meta name="viewport" content="width=device-width";
        title { "xfb: " (shown(title)) }
        "\n"
        style { "\n" (PreEscaped(style)) }
    };
    let page = html! {
        html lang="en" {
            head { (head) }
            "\n"
            body {
                (body) "\n"
                script nonce="xfb" { "\n" (PreEscaped(script)) }
            }
        }
    };
    format!("<!doctype html>\n{}\n", page.into_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_text_with_gaps_only_between_its_parts() {
        let mut page = Page::default();
        page.gap().line("title").list(2, ["one", "", "two\nlines"]);
        page.gap().gap().section(Page::default());
        let mut table = Table::plain(["name", "count"]).numbers(1..2);
        table.row(["a", "5"]);
        table.row(["a long name", "1234567"]);
        page.section(table).gap();
        let want = "title\n  one\n\n  two\n  lines\n\n\
                    name           count\na                  5\na long name  1234567\n";
        assert_eq!(page.to_string(), want);
    }

    #[test]
    fn the_first_columns_of_several_tables_are_equally_wide() {
        let mut page = Page::default();
        for name in ["a", "a long name"] {
            page.table(Table::untitled().least_width(8).rows([[name, "x"]]));
        }
        assert_eq!(page.to_string(), "a       x\na long name  x\n");
    }

    #[test]
    fn no_text_becomes_markup() {
        let hostile = "</script><img src=x onerror=\"alert(1)\">&\u{1b}[2J\u{202e}";
        let mut page = Page::default();
        page.line(hostile).heading(None, hostile).group(Group {
            kind: "fixed",
            title: hostile.to_owned(),
            note: Some(hostile.to_owned()),
            names: vec![hostile.to_owned()],
            open: true,
        });
        let mut table = Table::plain([hostile]);
        table.row([Cell {
            title: Some(hostile.to_owned()),
            code: Some(hostile.to_owned()),
            ..hostile.into()
        }]);
        table.row([hostile, hostile]);
        page.table(table);
        let text = document(hostile, "", &page.html(), "");
        assert!(
            !text.contains("<img") && !text.contains("\"alert"),
            "{text}"
        );
        assert!(!text.contains(['\u{1b}', '\u{202e}']), "{text}");
        assert_eq!(text.matches("</script>").count(), 1, "{text}");
    }
}

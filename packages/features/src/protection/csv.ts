/** A cell of a CSV file. Numbers stay numbers in a spreadsheet. */
export type CsvCell = string | number;

// If a text starts with one of these characters, a spreadsheet runs the text as a formula.
const formulaStart = /^[=+\-@\t\r]/;

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** Formats rows as CSV with a byte order mark, so that spreadsheets read Thai texts. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

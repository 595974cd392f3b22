/** A cell of a CSV file. Numbers stay numbers in a spreadsheet. */
export type CsvCell = string | number;

// Matches the first character of a text that a spreadsheet would run as a formula.
const formulaStart = /^[=+\-@\t\r]/;

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/**
 * Returns a CSV file that spreadsheets open without running a formula. The file starts with a byte order mark, so that
 * spreadsheets show Thai texts correctly.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

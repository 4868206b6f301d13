export type CsvCell = string | number | null;

/** What a table program might take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const LINE = '\r\n';

/** A cell by RFC 4180. A text that could be run as a formula begins with an apostrophe; a number stays a number. */
function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** A table as a file that every table program opens; the first mark says that it is UTF-8. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(writeCell).join(',') + LINE).join('')}`;

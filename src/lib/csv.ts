/** A spreadsheet takes what begins so for a formula, and would run it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of a CSV file; a text is never a formula. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

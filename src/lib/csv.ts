/** What a spreadsheet would take for a formula, or for the end of a cell. */
const BEGINS_FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = BEGINS_FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8; no cell of it is a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

import { Marked } from 'marked';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML shows it. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

// What looks like a tag in the contract's prose is prose.
const prose = new Marked({ renderer: { html: ({ text }) => escaped(text) } });

/** A description, in which code and emphasis are written as Markdown. */
export const described = (text: string): string => String(prose.parse(text, { async: false }));

/** The same within a line. */
export const inline = (text: string): string => String(prose.parseInline(text, { async: false }));

/** The anchor of an operation on the page. */
export const operationAnchor = (operationId: string): string => `operation-${operationId}`;

/** The anchor of a schema on the page. */
export const schemaAnchor = (name: string): string => `schema-${name}`;

/** A table with a head; cells are HTML. Nothing where there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    row.map((cell) => (tag === 'th' ? `<th scope="col">${cell}</th>` : `<td>${cell}</td>`)).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<div class="wide" tabindex="0"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

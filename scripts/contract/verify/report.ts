import { createHash } from 'node:crypto';

/**
 * What was found about one operation: it keeps the contract, breaks it, is not there, or could not be looked at; a note is
 * what differs and is read all the same.
 */
export type Level = 'broken' | 'note' | 'missing' | 'unchecked' | 'ok';
export type Finding = { operation: string; call: string; level: Level; what: string };

const ORDER: readonly Level[] = ['broken', 'missing', 'unchecked', 'note', 'ok'];
const HIDDEN = '•••';
const LOOKS_SECRET =
  /(Bearer|Basic)\s+[\w.~+/=-]+|eyJ[\w-]+\.[\w-]+(\.[\w-]*)?|\b(sk|pk|ghp|xox[a-z])[_-][\w-]{8,}|(?<=(password|token|secret|authorization)(["']\s*:\s*["']|=["']?))[^\s"',}&]+/gi;

/** Hides secrets, in every way they may have been written, and all that looks like one. */
export function masked(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter((secret) => secret.length > 3)
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
      Buffer.from(secret).toString('base64url'),
      createHash('sha256').update(secret).digest('hex'),
    ])
    .toSorted((a, b) => b.length - a.length);
  return (text) =>
    forms.reduce((hidden, form) => hidden.replaceAll(form, HIDDEN), text).replace(LOOKS_SECRET, HIDDEN);
}

/** Findings by operation, the worst one deciding. */
function rowsOf(findings: readonly Finding[]) {
  const rows = Map.groupBy(findings, ({ call }) => call);
  return [...rows.values()].flatMap((all) => {
    const [worst] = all.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
    if (!worst) return [];
    const whats = all
      .filter(({ level }) => level === worst.level || level === 'broken')
      .map(({ what }) => what);
    return [{ ...worst, all, whats: [...new Set(whats)].filter(Boolean) }];
  });
}

const MOST_SHOWN = 4;

/** A table for people: the operation, the verdict, and what was seen. */
export function table(findings: readonly Finding[]): string {
  const rows = rowsOf(findings).toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
  const width = Math.max(9, ...rows.map(({ call }) => call.length));
  const lines = rows.flatMap(({ call, level, whats }) => {
    const rest = whats.length > MOST_SHOWN ? [`and ${whats.length - MOST_SHOWN} more`] : [];
    const [first = '', ...others] = [...whats.slice(0, MOST_SHOWN), ...rest];
    const indent = ' '.repeat(width + 13);
    return [
      `${call.padEnd(width)}  ${level.padEnd(9)}  ${first}`.trimEnd(),
      ...others.map((one) => indent + one),
    ];
  });
  const count = (level: Level) => rows.filter((row) => row.level === level).length;
  const sum = ORDER.map((level) => `${count(level)} ${level}`).join(', ');
  return [
    `${'OPERATION'.padEnd(width)}  VERDICT    WHAT`,
    ...lines,
    '',
    `${rows.length} operations: ${sum}`,
  ].join('\n');
}

/** Without what XML cannot hold, and with its own characters written out. */
function xml(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/g, '')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
}

/** The same as JUnit, which CI servers show: one case an operation. */
export function junit(findings: readonly Finding[]): string {
  const rows = rowsOf(findings);
  const failed = rows.filter(({ level }) => level === 'broken').length;
  const skipped = rows.filter(({ level }) => level === 'missing' || level === 'unchecked').length;
  const cases = rows.map(({ operation, call, level, whats, all }) => {
    const text = xml(whats.join('\n'));
    const inside =
      level === 'broken'
        ? `<failure message="${xml(whats[0] ?? '')}">${text}</failure>`
        : level === 'missing' || level === 'unchecked'
          ? `<skipped message="${xml(`${level} ${whats[0] ?? ''}`.trim())}"/>`
          : `<system-out>${xml(
              all
                .map(({ what }) => what)
                .filter(Boolean)
                .join('\n'),
            )}</system-out>`;
    return `    <testcase classname="contract.${xml(operation)}" name="${xml(call)}">${inside}</testcase>`;
  });
  const counts = `tests="${rows.length}" failures="${failed}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="contract:verify" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Annotations of GitHub Actions: an error for what is broken, a warning for what is missing. */
export function annotations(findings: readonly Finding[]): string {
  return rowsOf(findings)
    .filter(({ level }) => level === 'broken' || level === 'missing')
    .map(({ call, level, whats }) => {
      const title = escaped(`${call} ${level}`).replaceAll(':', '%3A').replaceAll(',', '%2C');
      return `::${level === 'broken' ? 'error' : 'warning'} title=${title}::${escaped(whats.join('\n') || level)}`;
    })
    .join('\n');
}

import type { WidgetSettings } from './settings';

/** What secrets look like: of this widget, of payment and cloud services, keys, tokens, connection strings. */
const SECRETS: readonly RegExp[] = [
  /\bwsk_[\w-]{8,}/,
  /\b[rs]k_(?:live|test)_\w{8,}/,
  /\bwhsec_\w{8,}/,
  /\bsk-[\w-]{16,}/,
  /\bAKIA[0-9A-Z]{12,}/,
  /\bAIza[\w-]{30,}/,
  /\bgh[pousr]_\w{20,}/,
  /\bgithub_pat_\w{20,}/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\bshp(?:at|ss|ca)_[0-9a-f]{16,}/i,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{5,}/,
  /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|amqp):\/\/[^\s:@]+:[^\s@]+@/i,
  /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{32,}\b/i,
  /\bBearer\s+[\w.~+/-]{16,}/i,
];

/** Whether a text holds something that looks like a secret. */
export function hasSecret(text: string): boolean {
  return SECRETS.some((pattern) => pattern.test(text));
}

function leavesOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`));
}

/** Where in what visitors can read something looks like a secret: the paths of those settings. */
export function secretsIn({ texts, preChat, theme }: WidgetSettings): readonly string[] {
  const read = { texts, preChat, theme };
  return Object.entries(read)
    .flatMap(([name, value]) => leavesOf(value, name))
    .filter(([path, text]) => !path.endsWith('fieldId') && hasSecret(text))
    .map(([path]) => path);
}

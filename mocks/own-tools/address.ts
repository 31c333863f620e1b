import ipaddr from 'ipaddr.js';
import type { CallReason } from '@/api/generated/schemas';

/** Names that always mean a machine of one's own network. */
const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/;
const VARIABLE = /\{([^{}]*)\}/g;
const VARIABLE_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,79}$/;

/** The variables of an address, each once. */
export function variablesOf(template: string): string[] {
  return [...new Set([...template.matchAll(VARIABLE)].map(([, name = '']) => name))];
}

/** An address with its variables replaced. */
export function fillAddress(template: string, textFor: (name: string) => string): string {
  return template.replace(VARIABLE, (_, name: string) => textFor(name));
}

/** Whether an IP address belongs to everybody: neither loopback, private, link-local, metadata nor any other special range. */
export function isPublicIp(text: string): boolean {
  // `process` turns an IPv4 address that is written as IPv6 into itself.
  return ipaddr.isValid(text) && ipaddr.process(text).range() === 'unicast';
}

/** What keeps the provider from calling a host by its name alone; `mayCall` are hosts with ports that are allowed anyway. */
export function hostFault(url: URL, mayCall: readonly string[]): CallReason | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'SCHEME_NOT_ALLOWED';
  if (url.username !== '' || url.password !== '') return 'ADDRESS_HAS_PASSWORD';
  if (mayCall.includes(url.host)) return undefined;
  // The URL has put decimal, octal and hexadecimal spellings in the usual form.
  const name = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(name)) return isPublicIp(name) ? undefined : 'ADDRESS_NOT_ALLOWED';
  return OWN_NAMES.test(name) || !name.includes('.') ? 'ADDRESS_NOT_ALLOWED' : undefined;
}

/** What is wrong with the address of a tool, whatever its variables will be. */
export function addressFault(template: string, mayCall: readonly string[]): CallReason | undefined {
  const [, scheme, host] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i.exec(template) ?? [];
  if (scheme === undefined || host === undefined) return 'ADDRESS_INVALID';
  if (/[{}]/.test(host)) return 'VARIABLE_IN_HOST';
  if (!variablesOf(template).every((name) => VARIABLE_NAME.test(name))) return 'ADDRESS_INVALID';
  const filled = fillAddress(template, () => 'x');
  if (/[{}\s]/.test(filled) || !URL.canParse(filled)) return 'ADDRESS_INVALID';
  return hostFault(new URL(filled), mayCall);
}

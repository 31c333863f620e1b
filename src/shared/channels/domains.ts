/** What was mended of a domain that was typed. */
export type DomainNote = 'scheme' | 'path' | 'port' | 'wildcard' | 'letters' | 'international';
/** Why a text is no domain that can be allowed. */
export type DomainFault = 'ip' | 'local' | 'wildcard' | 'noDot' | 'invalid';

interface ReadDomain {
  /** As it was typed. */
  text: string;
  domain: string;
  notes: readonly DomainNote[];
  fault?: DomainFault | undefined;
}

const IP4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP = /[a-z]/;
const PORT = /:\d+$/;
const MAX_LENGTH = 253;

/** The form in which browsers name a host; undefined when it can be none. */
function hostOf(name: string): string | undefined {
  const address = `http://${name}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

function faultIn(name: string, host: string | undefined): DomainFault | undefined {
  if (name.includes('*')) return 'wildcard';
  if (name === 'localhost' || name.endsWith('.localhost')) return 'local';
  if (name.startsWith('[') || name.includes(':') || IP4.test(name) || (host && IP4.test(host))) return 'ip';
  if (!name.includes('.')) return 'noDot';
  const labels = host?.split('.') ?? [];
  if (!host || host.length > MAX_LENGTH || !labels.every((label) => LABEL.test(label))) return 'invalid';
  return TOP.test(labels.at(-1) ?? '') ? undefined : 'invalid';
}

/** Reads one domain as a person types or pastes it; what surely is not part of it is taken away, and noted. */
export function readDomain(text: string): ReadDomain {
  const notes: DomainNote[] = [];
  const cut = (rest: string, pattern: RegExp, note: DomainNote): string => {
    const next = rest.replace(pattern, '');
    if (next !== rest) notes.push(note);
    return next;
  };
  let name = cut(text.trim(), /^[a-z][a-z0-9+.-]*:\/\//i, 'scheme').replace(/^\/\//, '');
  name = name.replace(/^[^/?#]*@/, '').replace(/\/$/, '');
  name = cut(name, /[/?#].*$/s, 'path');
  const isIp6 = name.startsWith('[') || name.split(':').length > 2;
  if (!isIp6) name = cut(name, PORT, 'port');
  name = cut(name, /^\*\./, 'wildcard').replace(/\.$/, '');
  if (name !== name.toLowerCase()) notes.push('letters');
  name = name.toLowerCase().normalize('NFC');
  const host = isIp6 ? undefined : hostOf(name);
  const fault = faultIn(name, host);
  if (fault || !host) return { text: text.trim(), domain: name, notes, fault: fault ?? 'invalid' };
  if (host !== name) notes.push('international');
  return { text: text.trim(), domain: host, notes };
}

/** The domains of a text: typed one by one, or pasted as a list. */
export function readDomains(text: string): readonly ReadDomain[] {
  return text
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map(readDomain);
}

/** Whether a widget may stand on a domain: one that is allowed, or one below it. */
export function isCovered(domain: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => domain === one || domain.endsWith(`.${one}`));
}

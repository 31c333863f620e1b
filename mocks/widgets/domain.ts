const DOMAIN =
  /^(?=.{1,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Whether it is the name of a domain and nothing more. */
export function isDomain(text: string): boolean {
  return DOMAIN.test(text);
}

/** A developer's own machine. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The domain that a page's call comes from; undefined of a call that comes from no page. */
export function domainOf({ headers }: Request): string | undefined {
  const origin = headers.get('Origin');
  if (origin === null) return undefined;
  return URL.canParse(origin) ? new URL(origin).hostname : origin;
}

/** Whether a widget may stand on that domain: one that is allowed, or below one. */
export function isAllowed(domain: string, allowedDomains: readonly string[]): boolean {
  if (allowedDomains.length === 0 || LOCAL.includes(domain)) return true;
  return allowedDomains.some((allowed) => {
    const name = new URL(`http://${allowed}`).hostname;
    return domain === name || domain.endsWith(`.${name}`);
  });
}

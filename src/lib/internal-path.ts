/** A path inside this product, or undefined: nothing that a browser could read as another site (`//x`, `\\x`, `javascript:`). */
export function internalPath(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(candidate)) return undefined;
  const base = 'https://inside.invalid';
  const url = URL.parse(candidate, base);
  // Dots can leave a path that begins with two slashes, which a browser reads as a site.
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

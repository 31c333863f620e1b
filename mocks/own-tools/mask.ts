/** What is shown of a secret. */
export const MASK = '••••';
const SHORTEST = 4;

/** Every spelling in which a secret may come back: as it is, without its scheme (`Bearer …`), in JSON, in an address. */
function spellings(secret: string): string[] {
  const parts = [secret, ...secret.split(/\s+/)].filter((part) => part.length >= SHORTEST);
  const schemes = ['bearer', 'basic', 'token', 'apikey'];
  return parts
    .filter((part) => !schemes.includes(part.toLowerCase()))
    .flatMap((part) => [part, JSON.stringify(part).slice(1, -1), encodeURIComponent(part)]);
}

/** Masks secrets wherever they stand in a text. */
export function masking(secrets: readonly string[]): (text: string) => string {
  const known = [...new Set(secrets.flatMap(spellings))].sort((a, b) => b.length - a.length);
  return (text) => known.reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
}

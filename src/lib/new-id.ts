const BYTES = 16;

/** A new id for a request or a message that must differ from every other. */
export function newId(): string {
  // Typed as always there; browsers keep it for pages with https.
  const randomUUID: Crypto['randomUUID'] | undefined = crypto.randomUUID?.bind(crypto);
  if (randomUUID) return randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

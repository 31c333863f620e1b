/** A new id for a request or a message that must be told from every other. */
export function newId(): string {
  return crypto.randomUUID();
}

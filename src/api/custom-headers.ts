/** The headers that a provider on another origin must allow (`Access-Control-Allow-Headers`), and whether they are sent. */
export interface CustomHeaders {
  'Idempotency-Key': boolean;
  'If-Match': boolean;
  'Last-Event-ID': boolean;
}

let sent: CustomHeaders = { 'Idempotency-Key': true, 'If-Match': true, 'Last-Event-ID': true };

/** Says which of them `/config.json` leaves on. */
export function setCustomHeaders(next: CustomHeaders): void {
  sent = next;
}

/** Whether this header is sent; who uses it does without it otherwise. */
export function isSent(name: keyof CustomHeaders): boolean {
  return sent[name];
}

/** The headers of one call without those that are switched off. */
export function withoutSwitchedOff(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given);
  for (const [name, isOn] of Object.entries(sent)) if (!isOn) headers.delete(name);
  return headers;
}

import { afterEach } from 'vitest';
import { type CustomHeaders, setCustomHeaders } from '@/api/custom-headers';

const ALL_SENT: CustomHeaders = { 'Idempotency-Key': true, 'If-Match': true, 'Last-Event-ID': true };

afterEach(() => setCustomHeaders(ALL_SENT));

/** Until the test is over, as `/config.json` does it: these headers never leave the browser. */
export function switchOff(...names: (keyof CustomHeaders)[]): void {
  setCustomHeaders({ ...ALL_SENT, ...Object.fromEntries(names.map((name) => [name, false])) });
}

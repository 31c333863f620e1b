import type { ChannelsSearch } from './channels-search';

/** What Meta or Microsoft came back with. */
export type SentCallback = Pick<ChannelsSearch, 'code' | 'state' | 'error'>;

let sent: SentCallback | undefined;

/** Keeps what a callback brought, so that it can leave the address before anything is shown. */
export function keepSent({ code, state, error }: ChannelsSearch): void {
  sent = { ...(code && { code }), ...(state && { state }), ...(error && { error }) };
}

/** What was kept, once. */
export function takeSent(): SentCallback | undefined {
  const came = sent;
  sent = undefined;
  return came;
}

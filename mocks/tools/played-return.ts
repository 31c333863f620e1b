import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { connectChoice } from './connect-choices';
import { leaveConsent } from './connections';

/**
 * Back from the consent page of a tool, which could not tell a provider in this browser what was chosen: the address does,
 * and becomes the one that a provider elsewhere would have sent back to. Undefined where it says nothing of the kind.
 */
export function takePlayedReturn(db: Db<State>, address: string): string | undefined {
  const url = new URL(address);
  const [link = '', chosen = ''] = url.searchParams.get('played')?.split('.') ?? [];
  const choice = connectChoice(chosen);
  if (!choice) return undefined;
  const left = leaveConsent(db, link, choice);
  url.searchParams.delete('played');
  url.searchParams.set('status', left?.status ?? 'used');
  if (!left?.nonce) url.hash = '';
  return url.href;
}

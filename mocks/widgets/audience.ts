import type { ChannelRule } from '@mocks/channels/schemas';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { isAllowed } from './domain';
import type { StoredWidget } from './store';

/** What the agent of a widget is told about the web widget: whom it answers, and when. */
export function ruleOf(db: Db<State>, { widget: { botKey } }: StoredWidget): ChannelRule | undefined {
  return db.state.channelRules[botKey]?.widget;
}

/** Whether the agent answers on pages of that domain; where it names sites, a call from no page is from none of them. */
export function answersOn(db: Db<State>, stored: StoredWidget, domain: string | undefined): boolean {
  const { audience, hosts = [] } = ruleOf(db, stored) ?? {};
  if (audience !== 'hosts') return true;
  return domain !== undefined && hosts.length > 0 && isAllowed(domain, hosts);
}

/** Whether only visitors whom their company vouches for are answered. */
export function asksVerified(db: Db<State>, stored: StoredWidget): boolean {
  return stored.widget.verification.required || ruleOf(db, stored)?.audience === 'verified';
}

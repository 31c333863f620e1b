import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import type { ChannelKind } from '@/api/generated/schemas';
import { isOpen } from './is-open';
import type { ChannelRule } from './schemas';

/** The time zone that a company's hours are meant in. */
export function zoneOf(db: Db<State>, accountId: string): string {
  return db.state.accounts[accountId]?.process.settings.company?.timeZone ?? 'UTC';
}

/** Whether a rule's hours are open now, in the company's time zone. */
export function isRuleOpen(db: Db<State>, accountId: string, { hours }: ChannelRule): boolean {
  return isOpen(hours, db.now(), zoneOf(db, accountId));
}

/** Whether an agent answers on a channel now; undefined where its rule names no hours. */
export function opensOn(
  db: Db<State>,
  { accountId, botKey, channel }: { accountId: string; botKey: string; channel: ChannelKind },
): boolean | undefined {
  const rule = db.state.channelRules[botKey]?.[channel];
  return rule && !rule.hours.always ? isRuleOpen(db, accountId, rule) : undefined;
}

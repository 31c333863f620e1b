import { approvalEndsAt } from '@mocks/conversations/answer-events';
import type { StoredAnswer, StoredConversation } from '@mocks/conversations/store';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { ownToolkits } from '@mocks/own-tools/store';
import { TOOLKITS } from '@mocks/tools/toolkits';
import type { VisitorApproval } from '@/api/generated/schemas';

const LONGEST_NAME = 200;
const LONGEST_VALUE = 1000;

const STATES = {
  waiting: 'waiting',
  approved: 'approved',
  refused: 'declined',
  expired: 'expired',
} as const;

/** What an answer waits for, or waited for, as its visitor reads it; undefined where it asks for nothing. */
export function approvalFor(
  db: Db<State>,
  { accountId, language }: StoredConversation,
  { approval, toolCalls, ...answer }: StoredAnswer,
): VisitorApproval | undefined {
  const call = toolCalls.find(({ callId }) => callId === approval?.callId);
  if (!approval || !call) return undefined;
  const { toolkit, action, title, input, arguments: given = [] } = call;
  const known = [...TOOLKITS, ...ownToolkits(db, accountId)].find((one) => one.toolkit === toolkit);
  const named = title ?? known?.actions.find((one) => one.action === action)?.name;
  const details = given.map(({ name, title: inWords, value }) => ({
    label: (inWords?.[language] || name).slice(0, LONGEST_NAME),
    value: value.slice(0, LONGEST_VALUE),
  }));
  const whole = { label: known?.name ?? toolkit, value: input.slice(0, LONGEST_VALUE) };
  return {
    approvalId: approval.approvalId,
    title: (named?.[language] || action).slice(0, LONGEST_NAME),
    details: details.length > 0 || input === '' ? details : [whole],
    state: STATES[approval.state],
    expiresAt: new Date(approvalEndsAt({ approval, toolCalls, ...answer })).toISOString(),
  };
}

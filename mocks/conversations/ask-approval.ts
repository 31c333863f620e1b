import type { AgentContent } from '@mocks/agents/content';
import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import type { State } from '@mocks/core/state';
import type { ToolCall } from '@/api/generated/schemas';
import { CHAT_SENTINELS } from './sentinels';
import type { StoredAnswer, StoredConversation } from './store';
import { WORDS } from './wording';

const APPROVAL_MILLISECONDS = 5 * MINUTE;
const SHORT_APPROVAL_MILLISECONDS = 3000;

/** Whether a person has to approve a call first: each time, or until one of its kind was approved in this conversation. */
function asksFirst({ tools }: AgentContent, { answers }: StoredConversation, call: ToolCall): boolean {
  const approval = tools.find(({ toolkit }) => toolkit === call.toolkit)?.approvals?.[call.action];
  if (approval !== 'ask') return approval === 'always';
  return !Object.values(answers).some(({ toolCalls }) =>
    toolCalls.some(
      ({ toolkit, action, decision }) =>
        toolkit === call.toolkit && action === call.action && decision?.outcome === 'approved',
    ),
  );
}

/** The request that an answer waits for, where one of its calls needs a person's approval. */
export function approvalOf(
  db: Db<State>,
  stored: StoredConversation,
  question: string,
  { content, calls }: { content: AgentContent; calls: readonly ToolCall[] },
): StoredAnswer['approval'] {
  const asked = calls.find((call) => asksFirst(content, stored, call));
  if (!asked) return null;
  const isShort = question.startsWith(CHAT_SENTINELS.expire);
  return {
    approvalId: db.id('apr'),
    callId: asked.callId,
    state: 'waiting',
    lasts: isShort ? SHORT_APPROVAL_MILLISECONDS : APPROVAL_MILLISECONDS,
    otherText: WORDS[stored.language].notRun,
  };
}

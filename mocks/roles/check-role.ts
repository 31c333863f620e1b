import type { AgentsState } from '@mocks/agents/store';
import { type AuthState, callerOf, type StoredUser } from '@mocks/auth/store';
import type { ConversationsState } from '@mocks/conversations/store';
import type { Db } from '@mocks/core/db';
import { operationOf } from '@mocks/core/operation-of';
import { refusal } from '@mocks/core/refuse';
import type { Role } from '@/api/generated/schemas';
import { LEAST_ROLE, ROLES } from './least-role';

/** Whether somebody of a role may what asks for another one. */
export function hasRole({ role }: Pick<StoredUser, 'role'>, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}

/** Whether somebody may see an agent. */
export function seesAgent({ agents }: Pick<StoredUser, 'agents'>, botKey: string): boolean {
  return agents === null || agents.includes(botKey);
}

/** 403: what is asked for is more than the role of who asks may. */
export function roleRefusal(least: Role): Response {
  const message = `This needs the role ${least}`;
  return refusal({ status: 403, code: 'ROLE_TOO_LOW', message });
}

/** The agent that a call is about: it names it, or a conversation with it. */
function agentOf(
  db: Db<ConversationsState>,
  { botKey, conversationId }: NonNullable<ReturnType<typeof operationOf>>['params'],
  { url }: Request,
): string | undefined {
  if (typeof botKey === 'string') return botKey;
  const talk = typeof conversationId === 'string' ? db.state.conversations[conversationId] : undefined;
  return talk?.conversation.botKey ?? new URL(url).searchParams.get('botKey') ?? undefined;
}

/**
 * What a call is refused with because of who makes it, if with anything: the role is below the operation's, or the agent
 * that it is about is none that the person may see. Who is not known is refused by the operation itself.
 */
export function refusedForRole(
  db: Db<AuthState & AgentsState & ConversationsState>,
  request: Request,
): Response | undefined {
  const asked = operationOf(request);
  const who = callerOf(db, request);
  if (!asked || !who) return undefined;
  const least = LEAST_ROLE[asked.operationId];
  if (least === 'anybody') return undefined;
  if (!hasRole(who, least)) return roleRefusal(least);
  const botKey = agentOf(db, asked.params, request);
  if (botKey === undefined || seesAgent(who, botKey)) return undefined;
  // It is everybody's.
  if (db.state.agents[botKey]?.agent.isCreator) return undefined;
  return refusal({ status: 403, code: 'AGENT_NOT_YOURS', message: 'This agent is not among yours' });
}

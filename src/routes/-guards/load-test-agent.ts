import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isUnavailable } from '@/api/api-error';
import { getAgentsQueryOptions } from '@/api/generated/agents/agents';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { LookOfAgent } from '@/shared/agents/agent-avatar';
import { agentIn, isWhole } from '@/shared/agents/agent-list';
import { askForAgent } from './ask-for-agent';

/**
 * The agent that a test is about: itself, or where single agents cannot be read as the list knows it. It is gone only
 * when a list that works no longer has it; where there is none, the tests and the chat ask by its key.
 */
async function testedAgent(
  queryClient: QueryClient,
  accountId: string,
  botKey: string,
): Promise<Pick<Agent, 'botKey'> & LookOfAgent> {
  try {
    return await askForAgent(queryClient, botKey);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const list = await queryClient.query(getAgentsQueryOptions({ accountId })).catch(() => undefined);
    const known = list && agentIn(list, botKey);
    if (known) return known;
    if (list && isWhole(list)) throw new ApiError(`no ${botKey}`, { kind: 'refused', status: 404 });
    return { botKey, name: '' };
  }
}

interface TestAgentVisit {
  context: { queryClient: QueryClient; accountId: string };
  params: { keyBot: string };
  deps: { view?: 'tests' | undefined };
}

/** What the page of an agent's test chat and tests needs; the chat's own calls leave beside it. */
export function loadTestAgent({
  context: { queryClient, accountId },
  params: { keyBot },
  deps,
}: TestAgentVisit) {
  if (deps.view !== 'tests') {
    // Not in the product's first file, which holds this loader.
    import('@/features/test-chat/ask-for-test-chat')
      .then(({ askForTestChat }) => askForTestChat(queryClient, keyBot))
      .catch(() => undefined);
  }
  return testedAgent(queryClient, accountId, keyBot);
}

import { keepPreviousData } from '@tanstack/react-query';
import { useAgents } from '@/api/generated/agents/agents';
import type { AgentsParams } from '@/api/generated/schemas/agentsParams.zod';
import { foundAgents } from './found-agents';

/** The agents asked for. Until their answer is there, those that were shown before stay. */
export function useFoundAgents(asked: AgentsParams) {
  return useAgents(asked, {
    query: { placeholderData: keepPreviousData, select: (list) => foundAgents(list, asked) },
  });
}

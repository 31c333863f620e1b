import { keepPreviousData } from '@tanstack/react-query';
import { useBots } from '@/api/generated/agents/agents';
import type { BotsParams } from '@/api/generated/schemas/botsParams.zod';
import { foundBots } from './found-bots';

/** The agents asked for. Until their answer is there, those that were shown before stay. */
export function useFoundBots(asked: BotsParams) {
  return useBots(asked, {
    query: { placeholderData: keepPreviousData, select: (list) => foundBots(list, asked) },
  });
}

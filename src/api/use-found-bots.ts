import { keepPreviousData } from '@tanstack/react-query';
import { foundBots } from './found-bots';
import { useBots } from './generated/projects/projects';
import type { BotsParams } from './generated/schemas/botsParams.zod';

/** The agents asked for. Until their answer is there, those that were shown before stay. */
export function useFoundBots(asked: BotsParams) {
  return useBots(asked, {
    query: { placeholderData: keepPreviousData, select: (list) => foundBots(list, asked) },
  });
}

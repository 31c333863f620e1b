import * as z from 'zod/mini';
import { isRecord } from '@/lib/is-record';

/** In a list of agents the creator stands beside them, also where the provider has it among them (`isCreator`). */
export function withCreatorBeside(schema: z.ZodMiniType, list: unknown): unknown {
  if (!(schema instanceof z.ZodMiniObject) || !('botCreator' in schema.shape)) return list;
  if (!isRecord(list) || !Array.isArray(list.items)) return list;
  const isCreator = (agent: unknown) =>
    isRecord(agent) && [true, 1, 'true'].some((yes) => agent.isCreator === yes);
  const creator = list.items.find(isCreator);
  if (!creator) return list;
  const items = list.items.filter((agent) => !isCreator(agent));
  // Whether the total counts the creator is not said.
  const total = Math.max(Number(list.total) - (list.items.length - items.length) || 0, items.length);
  return { ...list, items, total, botCreator: creator };
}

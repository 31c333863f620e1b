import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { isRecord } from '@/lib/is-record';
import { itemsById } from './merge-content';

/** What stands at a path of diffContent in an agent's content; undefined where nothing does. */
export function contentValue(content: AgentContent, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return itemsById(value).get(name);
    return isRecord(value) ? value[name] : undefined;
  }, content);
}

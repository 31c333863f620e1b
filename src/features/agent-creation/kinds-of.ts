import { AgentDocument } from '@/api/generated/schemas/agentDocument.zod';
import { parsedJson } from './parsed-json';

/** What kind of value the contract asks for at a place such as `content.summary.en`; undefined where that is no fault. */
export function kindsOf(text: string): (path: string) => string | undefined {
  const { error } = AgentDocument.safeParse(parsedJson(text));
  const kinds = new Map<string, string>();
  for (const issue of error?.issues ?? [])
    if (issue.code === 'invalid_type') kinds.set(issue.path.join('.'), issue.expected);
  return (path) => kinds.get(path);
}

import * as z from 'zod/mini';
import { AgentKey } from '@/api/generated/schemas/agentKey.zod';
import { TemplateId } from '@/api/generated/schemas/templateId.zod';

const WAYS = ['blank', 'template', 'copy', 'import'] as const;

/** A way to a new agent that has a form of its own. */
export type CreationWay = (typeof WAYS)[number];

const CreationSearch = z.object({
  way: z.catch(z.optional(z.enum(WAYS)), undefined),
  /** The template that was chosen. */
  template: z.catch(z.optional(TemplateId), undefined),
  /** The agent that is copied. */
  from: z.catch(z.optional(AgentKey), undefined),
  /** The agent whose draft an import replaces. */
  into: z.catch(z.optional(AgentKey), undefined),
});

/** How somebody begins a new agent, as a link carries it. */
export type CreationSearch = z.output<typeof CreationSearch>;

/** Reads it from a link; what is not understood is left out. */
export function creationSearch(search: unknown): CreationSearch {
  const read = CreationSearch.safeParse(search);
  return read.success ? read.data : {};
}

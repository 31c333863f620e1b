import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { useVersion } from '@/api/generated/versions/versions';

/** The one side of a comparison that is no version: what is being worked on. */
export const DRAFT = 'draft';

/** What is in a version, or in the draft; undefined as long as it is not known. */
export function useVersionContent(botKey: string, which: string, draft: AgentContent | undefined) {
  const isDraft = which === DRAFT;
  // What was published is never changed again.
  const version = useVersion(botKey, which, { query: { enabled: !isDraft, staleTime: Infinity } });
  if (isDraft) return { content: draft, error: null, reload: () => undefined };
  return {
    content: version.data?.content,
    error: version.data ? null : version.error,
    reload: () => void version.refetch(),
  };
}

import { useDeferredValue, useMemo } from 'react';
import { useVersion } from '@/api/generated/versions/versions';
import { type ContentChange, diffContent } from './diff-content';
import type { AgentDraft } from './use-agent-draft';

/**
 * What is different in an agent's draft from what visitors talk to, field by field, while it is being written, too.
 * Undefined as long as that is not known, and where nothing is published.
 */
export function useUnpublishedChanges({
  agent,
  content,
  state,
}: Pick<AgentDraft, 'agent' | 'content' | 'state'>): readonly ContentChange[] | undefined {
  const live = agent?.live ?? undefined;
  const mayDiffer = agent?.unpublishedChanges !== false || state !== 'saved';
  const { data } = useVersion(agent?.botKey ?? '', live?.versionId ?? '', {
    // What was published is never changed again.
    query: { enabled: live !== undefined && mayDiffer, staleTime: Infinity },
  });
  // A key press does not wait for the comparison.
  const draft = useDeferredValue(content);
  return useMemo(() => {
    if (live === undefined || draft === undefined) return undefined;
    if (!mayDiffer) return [];
    return data && diffContent(data.content, draft);
  }, [live, mayDiffer, data, draft]);
}

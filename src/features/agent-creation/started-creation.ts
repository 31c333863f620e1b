import { useQuery } from '@tanstack/react-query';
import { isRecord } from '@/lib/is-record';
import { dropDraft, keepDraft, readDraft } from '@/session/drafts';
import { type CreationSearch, creationSearch } from './creation-search';

const NAME = 'new-agent-started';

/** What a creation was begun with: where its form is, and under which names its texts are kept. */
interface StartedCreation {
  search: CreationSearch;
  drafts: readonly string[];
}

/** Remembers what a job was begun with, so that one that fails leads back to everything that was typed. */
export function rememberStarted(jobId: string, { search, drafts }: StartedCreation): void {
  keepDraft(NAME, { jobId, search, drafts });
}

async function startedWith(jobId: string): Promise<StartedCreation | undefined> {
  const kept = await readDraft(NAME);
  if (!isRecord(kept) || kept.jobId !== jobId || !Array.isArray(kept.drafts)) return undefined;
  return { search: creationSearch(kept.search), drafts: kept.drafts.map(String) };
}

/** The agent is made: what was typed for it need not be kept any longer. */
export async function forgetStarted(jobId: string): Promise<void> {
  const started = await startedWith(jobId);
  if (!started) return;
  await Promise.all([NAME, ...started.drafts].map(dropDraft));
}

const BLANK: CreationSearch = { way: 'blank' };

/** Where the form is that a job was begun with; the blank one when this browser does not know. */
export function useStartedSearch(jobId: string): CreationSearch {
  const { data } = useQuery({
    queryKey: ['started creation', jobId],
    queryFn: async () => (await startedWith(jobId))?.search ?? BLANK,
    // It is in this browser.
    networkMode: 'always',
  });
  return data ?? BLANK;
}

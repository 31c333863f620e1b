import { agent } from '@/api/generated/drafts/drafts';
import { type OverRequest, overRevision as over } from '@/shared/queries/over-revision';

/** Writes over the revision of a draft that was read, never over another one. */
export function overRevision<T>(
  botKey: string,
  revision: string,
  write: (request: OverRequest) => Promise<T>,
): Promise<T> {
  const read = async () => (await agent(botKey)).draft.revision;
  return over({ revision, read, code: 'DRAFT_CHANGED' }, write);
}

import { ApiError } from '@/api/api-error';
import { isSent } from '@/api/custom-headers';
import { agent } from '@/api/generated/drafts/drafts';

/**
 * Writes over the revision of a draft that was read, never over another one. The provider compares them by If-Match;
 * without that header the draft is read again just before, and another revision is the same refusal.
 */
export async function overRevision<T>(
  botKey: string,
  revision: string,
  write: (request: { headers: { 'If-Match': string } }) => Promise<T>,
): Promise<T> {
  if (!isSent('If-Match')) {
    const { draft } = await agent(botKey);
    if (draft.revision !== revision)
      throw new ApiError(`${botKey}: its draft was saved since`, {
        kind: 'refused',
        status: 409,
        code: 'DRAFT_CHANGED',
      });
  }
  return write({ headers: { 'If-Match': revision } });
}

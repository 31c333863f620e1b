import type { AgentsState } from '@mocks/agents/store';
import type { AuthState } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import type { StoredFiles } from '@mocks/core/stored-files';
import * as z from 'zod/mini';
import { UploadRequest, UserId } from '@/api/generated/schemas';
import { UPLOAD_SENTINELS } from './sentinels';

const StoredUpload = z.extend(UploadRequest, {
  uploadId: z.string(),
  userId: UserId,
  expiresAt: z.number(),
  /** What becomes of it; all but `usual` are reached by the file's name. */
  plan: z.enum(['usual', 'expired', 'cut', 'slow']),
  /** Its file was sent and lies beside the state, under its id. */
  stored: z._default(z.boolean(), false),
});
export type StoredUpload = z.infer<typeof StoredUpload>;

/** What is remembered of uploads. */
export const UploadsState = z.object({
  uploads: z._default(z.record(z.string(), StoredUpload), {}),
});
export type UploadsState = z.infer<typeof UploadsState>;

/** More than this many URLs that were asked for are not remembered, a person. */
const MOST_REMEMBERED = 20;

/** What is planned for a file of that name: a sentinel that strikes once does not strike the next time. */
export function planFor(earlier: readonly StoredUpload[], fileName: string): StoredUpload['plan'] {
  if (fileName === UPLOAD_SENTINELS.slow) return 'slow';
  const plan = fileName === UPLOAD_SENTINELS.expired ? 'expired' : 'cut';
  if (plan === 'cut' && fileName !== UPLOAD_SENTINELS.cut) return 'usual';
  const struck = earlier.findLast((upload) => upload.fileName === fileName)?.plan === plan;
  return struck ? 'usual' : plan;
}

/** What a person has asked to send, the oldest first. */
export function uploadsOf(db: Db<UploadsState>, userId: string): StoredUpload[] {
  return Object.values(db.state.uploads).filter((upload) => upload.userId === userId);
}

/** Remembers an upload; of those that were never sent, the newest only. */
export function remember(db: Db<UploadsState>, upload: StoredUpload): void {
  db.state.uploads[upload.uploadId] = upload;
  const unfinished = uploadsOf(db, upload.userId).filter(({ stored }) => !stored);
  for (const { uploadId } of unfinished.slice(0, -MOST_REMEMBERED)) delete db.state.uploads[uploadId];
}

/** Whether this address is that of a picture that somebody of the account has sent here. */
export function isUploadOf(db: Db<UploadsState & AuthState>, accountId: string, address: string): boolean {
  return Object.values(db.state.uploads).some(
    ({ uploadId, userId, stored }) =>
      stored &&
      db.state.users[userId]?.accountId === accountId &&
      URL.parse(address)?.pathname.includes(`/pictures/${uploadId}/`),
  );
}

/** Of a person's pictures only those in use and the newest are kept. */
export async function dropOldPictures(
  db: Db<UploadsState & AuthState & AgentsState>,
  newest: StoredUpload,
): Promise<void> {
  const user = db.state.users[newest.userId]?.user;
  const ofAgents = Object.values(db.state.agents).map(({ agent }) => agent.avatar?.imageUrl);
  const inUse = [user?.imageUrl ?? user?.image_url, ...ofAgents].join(' ');
  for (const upload of uploadsOf(db, newest.userId)) {
    const kept = upload === newest || inUse.includes(`/${upload.uploadId}/`);
    if (!upload.stored || kept) continue;
    delete db.state.uploads[upload.uploadId];
    await db.files.remove(upload.uploadId);
  }
}

/** Removes every file, as the state that names them is given up. */
export function removeUploads({ uploads }: UploadsState, files: StoredFiles): void {
  for (const uploadId of Object.keys(uploads)) void files.remove(uploadId);
}

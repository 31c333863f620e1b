import { uploadRequestSizeMax } from '@/api/generated/schemas/uploadRequest.zod';
import { shownFileName } from '@/lib/shown-file-name';
import { type FileKind, fileKind, type PictureType } from './file-kind';
import { safeFileName } from './safe-file-name';

/** What is wrong with a chosen file, with what a person needs to mend it. */
export type PictureFault = {
  /** The file's name, fit to be shown. */
  file: string;
} & (
  | { fault: 'several' | 'empty' | 'unknown' | 'svg' | 'broken' | 'unreadable' }
  | { fault: 'tooLarge'; size: number }
  | { fault: 'otherKind'; kind: Exclude<FileKind, PictureType | 'SVG'> }
);

/** A picture that may be sent. */
export interface CheckedPicture {
  fault?: undefined;
  /** What was chosen, held in memory: a file that changes on the disk does not break a retry. */
  content: Blob;
  fileName: string;
  contentType: PictureType;
  /** The picture itself as a `data:` address, to be shown while it is on its way. */
  preview: string;
}

/** The largest file that the contract takes, in bytes. */
export const PICTURE_MAX_BYTES = uploadRequestSizeMax;

async function opens(content: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(content);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

function dataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(content);
  });
}

/** Checks what was chosen before anything is asked for: one file, its size, what it is by content, that it opens. */
export async function checkPicture(files: readonly File[]): Promise<CheckedPicture | PictureFault> {
  const [chosen] = files;
  const file = shownFileName(chosen?.name ?? '');
  if (!chosen || files.length > 1) return { fault: 'several', file };
  if (chosen.size > PICTURE_MAX_BYTES) return { fault: 'tooLarge', file, size: chosen.size };
  try {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    if (bytes.length === 0) return { fault: 'empty', file };
    const kind = fileKind(bytes);
    if (kind === undefined) return { fault: 'unknown', file };
    if (kind === 'SVG') return { fault: 'svg', file };
    if (kind !== 'image/png' && kind !== 'image/jpeg' && kind !== 'image/webp') {
      return { fault: 'otherKind', file, kind };
    }
    const content = new Blob([bytes], { type: kind });
    if (!(await opens(content))) return { fault: 'broken', file };
    const preview = await dataAddress(content);
    return { content, fileName: safeFileName(chosen.name, kind), contentType: kind, preview };
  } catch {
    // A folder, or a file that was moved or locked since.
    return { fault: 'unreadable', file };
  }
}

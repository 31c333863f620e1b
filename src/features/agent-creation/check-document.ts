import { importPreviewRequestTextMax } from '@/api/generated/schemas/importPreviewRequest.zod';
import { shownFileName } from '@/lib/shown-file-name';

/** The largest document that the contract takes, in bytes. */
export const DOCUMENT_MAX_BYTES = importPreviewRequestTextMax;

/** What is wrong with a chosen file, with what a person needs to mend it. */
export type DocumentFault =
  | { fault: 'several' | 'empty' | 'notText' | 'otherType' | 'unreadable'; file: string }
  | { fault: 'tooLarge'; file: string; size: number };

/** A document that was brought: its text and, of a file, the name. */
export interface BroughtDocument {
  text: string;
  /** Fit to be shown; empty when the text was pasted. */
  file: string;
}

function isNamedJson({ name, type }: File): boolean {
  return /\.json$/i.test(name) || type === 'application/json';
}

/** Checks a chosen file before anything is sent: one file, its size, its ending, that it is text. */
export async function checkDocument(files: readonly File[]): Promise<BroughtDocument | DocumentFault> {
  const [chosen] = files;
  const file = shownFileName(chosen?.name ?? '');
  if (!chosen || files.length > 1) return { fault: 'several', file };
  if (chosen.size > DOCUMENT_MAX_BYTES) return { fault: 'tooLarge', file, size: chosen.size };
  if (!isNamedJson(chosen)) return { fault: 'otherType', file };
  let bytes: ArrayBuffer;
  try {
    bytes = await chosen.arrayBuffer();
  } catch {
    // A folder, or a file that was moved or locked since.
    return { fault: 'unreadable', file };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.trim() === '') return { fault: 'empty', file };
    return text.includes('\0') ? { fault: 'notText', file } : { text, file };
  } catch {
    return { fault: 'notText', file };
  }
}

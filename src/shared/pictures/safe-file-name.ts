import type { PictureType } from './file-kind';

const ENDING: Record<PictureType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};
const STEM_LETTERS = 80;

/** A name that no path, header or log can misread: letters, digits and `. _ -`, with the ending that the content has. */
export function safeFileName(name: string, type: PictureType): string {
  const stem = name
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/\.[^.]*$/s, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+/, '');
  const short = [...stem]
    .slice(0, STEM_LETTERS)
    .join('')
    .replace(/[.-]+$/, '');
  return `${short || 'picture'}.${ENDING[type]}`;
}

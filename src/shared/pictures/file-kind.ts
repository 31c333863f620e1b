import type { UploadRequest } from '@/api/generated/schemas/uploadRequest.zod';

/** The kinds of picture that the contract takes. */
export type PictureType = UploadRequest['contentType'];

/** What a file is by its first bytes, whatever its name says. */
export type FileKind =
  | PictureType
  | 'SVG'
  | 'GIF'
  | 'HEIC'
  | 'AVIF'
  | 'BMP'
  | 'TIFF'
  | 'PDF'
  | 'ZIP'
  | 'HTML';

const HEAD_BYTES = 1024;

/** What a kind has at a place of its beginning, one letter a byte. */
const MARKS: readonly { kind: FileKind; at: number; mark: string; first?: string }[] = [
  { kind: 'image/png', at: 0, mark: '\x89PNG\r\n\x1a\n' },
  { kind: 'image/jpeg', at: 0, mark: '\xff\xd8\xff' },
  { kind: 'image/webp', at: 8, mark: 'WEBP', first: 'RIFF' },
  { kind: 'GIF', at: 0, mark: 'GIF8' },
  { kind: 'AVIF', at: 4, mark: 'ftypavi' },
  { kind: 'HEIC', at: 4, mark: 'ftyphe' },
  { kind: 'HEIC', at: 4, mark: 'ftypmif1' },
  { kind: 'BMP', at: 6, mark: '\0\0\0\0', first: 'BM' },
  { kind: 'TIFF', at: 0, mark: 'II*\0' },
  { kind: 'TIFF', at: 0, mark: 'MM\0*' },
  { kind: 'PDF', at: 0, mark: '%PDF' },
  { kind: 'ZIP', at: 0, mark: 'PK\x03\x04' },
];

/** Tells what a file is by its first bytes; undefined when that is not known. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  const marked = MARKS.find(
    ({ at, mark, first = '' }) => head.startsWith(first) && head.startsWith(mark, at),
  );
  if (marked) return marked.kind;
  if (/<svg[\s>]/i.test(head)) return 'SVG';
  return /<(?:!doctype|html|head|body|script)[\s>]/i.test(head) ? 'HTML' : undefined;
}

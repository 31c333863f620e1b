// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileSize } from '@/lib/file-size';
import { checkPicture, PICTURE_MAX_BYTES } from '@/shared/pictures/check-picture';
import { fileKind } from '@/shared/pictures/file-kind';
import { safeFileName } from '@/shared/pictures/safe-file-name';
import { HTML, png, SVG } from '../support/pictures';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (content: BlobPart, name: string, type = 'image/png') => new File([content], name, { type });

// jsdom draws nothing: whether a picture opens is decided by the browser, and tested in one (tests/e2e).
const opening = vi.fn<(content: Blob) => Promise<{ close: () => void }>>();

beforeEach(() => {
  opening.mockResolvedValue({ close: () => undefined });
  vi.stubGlobal('createImageBitmap', opening);
});
afterEach(() => vi.unstubAllGlobals());

describe('what a file is, by its content', () => {
  test.each([
    ['image/png', png()],
    ['image/jpeg', latin('\xff\xd8\xff\xe0\0\x10JFIF')],
    ['image/webp', latin('RIFF\x22\0\0\0WEBPVP8 ')],
    ['GIF', latin('GIF89a\x01\0\x01\0')],
    ['HEIC', latin('\0\0\0\x18ftypheic\0\0\0\0')],
    ['HEIC', latin('\0\0\0\x18ftypmif1\0\0\0\0')],
    ['AVIF', latin('\0\0\0\x1cftypavif\0\0\0\0')],
    ['BMP', latin('BM\x36\0\0\0\0\0\0\0')],
    ['TIFF', latin('II*\0\x08\0\0\0')],
    ['TIFF', latin('MM\0*\0\0\0\x08')],
    ['PDF', latin('%PDF-1.7')],
    ['ZIP', latin('PK\x03\x04\x14\0')],
    ['SVG', latin(SVG)],
    ['SVG', latin('\xef\xbb\xbf <SVG>')],
    ['HTML', latin(HTML)],
    ['HTML', latin('hello <script>alert(1)</script>')],
    [undefined, latin('hello')],
    [undefined, latin('\x89PNG')],
    [undefined, latin('RIFF\x22\0\0\0WAVE')],
    [undefined, latin('')],
  ])('%s', (kind, bytes) => {
    expect(fileKind(bytes)).toBe(kind);
  });
});

describe('a chosen file is checked before anything is asked for', () => {
  test('a picture is taken as what it is, whatever its name and type say', async () => {
    const checked = await checkPicture([file(png(), 'me.jpg', 'image/jpeg')]);
    expect(checked).toMatchObject({ fileName: 'me.png', contentType: 'image/png' });
    expect('preview' in checked && checked.preview).toMatch(/^data:image\/png;base64,/);
    expect('content' in checked && checked.content.size).toBe(png().length);
  });

  test.each([
    ['SVG', SVG, { fault: 'svg' }],
    ['HTML', HTML, { fault: 'otherKind', kind: 'HTML' }],
    ['GIF', 'GIF89a....', { fault: 'otherKind', kind: 'GIF' }],
    ['ZIP', 'PK\x03\x04....', { fault: 'otherKind', kind: 'ZIP' }],
    ['text', 'just words', { fault: 'unknown' }],
    ['nothing', '', { fault: 'empty' }],
  ])('%s that calls itself a PNG is refused', async (_, content, fault) => {
    expect(await checkPicture([file(content, 'me.png')])).toEqual({ ...fault, file: 'me.png' });
    expect(opening).not.toHaveBeenCalled();
  });

  test('the contract’s 5 MiB are the limit, to the byte', async () => {
    expect(PICTURE_MAX_BYTES).toBe(5 * 1024 * 1024);
    const most = await checkPicture([file(png({ bytes: PICTURE_MAX_BYTES }), 'big.png')]);
    expect(most).toMatchObject({ contentType: 'image/png' });
    const size = PICTURE_MAX_BYTES + 1;
    expect(await checkPicture([file(png({ bytes: size }), 'big.png')])).toEqual({
      fault: 'tooLarge',
      file: 'big.png',
      size,
    });
  });

  test('a picture that does not open is refused', async () => {
    opening.mockRejectedValue(new DOMException('The source image could not be decoded.'));
    expect(await checkPicture([file(png().subarray(0, 60), 'half.png')])).toEqual({
      fault: 'broken',
      file: 'half.png',
    });
  });

  test('a file that cannot be read any more is refused', async () => {
    const gone = file(png(), 'gone.png');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await checkPicture([gone])).toEqual({ fault: 'unreadable', file: 'gone.png' });
  });

  test('one at a time', async () => {
    expect(await checkPicture([file(png(), 'a.png'), file(png(), 'b.png')])).toMatchObject({
      fault: 'several',
    });
  });

  test('a name is shown without letters that turn it round, and not for ever', async () => {
    const name = `${'long '.repeat(40)}\u202egnp.exe`;
    const { file: shown = '' } = { file: undefined, ...(await checkPicture([file('', name)])) };
    expect(shown).not.toContain('\u202e');
    expect([...shown]).toHaveLength(61);
  });
});

describe('a file name that nothing can misread', () => {
  test.each([
    ['me.png', 'image/png', 'me.png'],
    ['caducada.png', 'image/png', 'caducada.png'],
    ['Ana y Nuño (2).JPEG', 'image/jpeg', 'Ana-y-Nuño-2.jpg'],
    ['photo.png', 'image/webp', 'photo.webp'],
    ['../../etc/passwd.png', 'image/png', 'passwd.png'],
    ['C:\\Users\\ana\\me.png', 'image/png', 'me.png'],
    ['.htaccess', 'image/png', 'picture.png'],
    ['a\r\nSet-Cookie: x.png', 'image/png', 'a-Set-Cookie-x.png'],
    ['\u202egnp.exe', 'image/png', 'gnp.png'],
    ['<img onerror=x>.png', 'image/png', 'img-onerror-x.png'],
    ['💜.png', 'image/png', 'picture.png'],
  ] as const)('%j', (name, type, safe) => {
    expect(safeFileName(name, type)).toBe(safe);
  });

  test('keeps to the contract’s 200 letters', () => {
    expect(safeFileName(`${'x'.repeat(500)}.png`, 'image/png').length).toBeLessThanOrEqual(200);
  });
});

test('what is over the limit never reads like the limit', () => {
  expect(fileSize('en', PICTURE_MAX_BYTES)).toBe('5 MB');
  expect(fileSize('en', PICTURE_MAX_BYTES + 1)).toBe('5.01 MB');
  expect(fileSize('es', 1536 * 1024)).toBe('1,5 MB');
  expect(fileSize('en', 1)).toBe('1 kB');
});

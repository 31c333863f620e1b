import { crc32, deflateSync } from 'node:zlib';

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A real PNG: a square of warm colours. `bytes` makes the file as large as that, with zeros that every reader skips. */
export function png({ side = 96, bytes = 0 }: { side?: number; bytes?: number } = {}): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const rows = Array.from({ length: side }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: side }, (__, x) => [235, 90 + (x * 90) / side, (y * 160) / side]).flat(),
    ]),
  );
  const file = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return Buffer.concat([file, Buffer.alloc(Math.max(0, bytes - file.length))]);
}

/** A drawing that carries code. */
export const SVG =
  '<?xml version="1.0"?><!-- -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
/** A page that carries code. */
export const HTML = '<!doctype html><script>alert(1)</script>';

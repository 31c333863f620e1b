import { whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import type { Persistence } from '@mocks/core/persistence';
import { readBody } from '@mocks/core/read-request';
import { refusal } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type * as z from 'zod/mini';
import { Upload, UploadRequest } from '@/api/generated/schemas';
import { getPresignUploadMockHandler } from '@/api/generated/uploads/uploads.msw';
import { dropOldPictures, planFor, remember, uploadsOf } from './store';

const GOOD_FOR_MILLISECONDS = 15 * MINUTE;
const SLOW_MILLISECONDS = 15_000;
const HOST = '/played';

/** The host of uploads is another site to the product: it says who may send, what, and with which headers. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'PUT, GET',
  'Access-Control-Allow-Headers': 'content-type',
};

function allowed(response: Response): Response {
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
  return response;
}

function refused(status: number, code: string, message: string): Response {
  return allowed(refusal({ status, code, message }));
}

async function store(
  db: Db<State>,
  uploadId: string,
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const upload = db.state.uploads[uploadId];
  const signed = new URL(request.url).searchParams.get('signature') === uploadId;
  if (!upload || !signed) return refused(403, 'FORBIDDEN', 'This URL was not signed here');
  if (upload.stored) return refused(410, 'URL_USED', 'This URL was used already');
  if (upload.plan === 'expired' || db.now() > upload.expiresAt) {
    return refused(403, 'URL_EXPIRED', 'This URL has expired');
  }
  if (upload.plan === 'cut') return HttpResponse.error();
  if (request.headers.get('Content-Type') !== upload.contentType) {
    return refused(400, 'WRONG_TYPE', `Announced was ${upload.contentType}`);
  }
  if (bytes.length > upload.size) return refused(413, 'TOO_LARGE', `Announced were ${upload.size} bytes`);
  if (bytes.length < upload.size) return refused(400, 'INCOMPLETE', `Announced were ${upload.size} bytes`);
  await db.files.write(uploadId, bytes);
  upload.stored = true;
  await dropOldPictures(db, upload);
  return allowed(new HttpResponse(null, { status: 200 }));
}

const NAME_IN_ADDRESS = 100;

/** Plays the presigned call, and behind it the host that takes files and shows them; `origin` is where that host is. */
export function uploadHandlers(db: Db<State>, origin?: () => string): HttpHandler[] {
  return [
    getPresignUploadMockHandler(
      answering(Upload, async (info): Promise<z.input<typeof Upload>> => {
        const { userId } = whoCalls(db, info);
        const { fileName, contentType, size } = await readBody(info, UploadRequest);
        const uploadId = db.id('upl');
        const expiresAt = db.now() + GOOD_FOR_MILLISECONDS;
        const plan = planFor(uploadsOf(db, userId), fileName);
        remember(db, { uploadId, userId, fileName, contentType, size, expiresAt, plan, stored: false });
        // The end of a long name, with its type; half a character has no place in an address.
        const shownName = encodeURIComponent(fileName.slice(-NAME_IN_ADDRESS).toWellFormed());
        const host = `${origin?.() ?? new URL(info.request.url).origin}${HOST}`;
        return {
          uploadUrl: `${host}/uploads/${uploadId}?signature=${uploadId}`,
          publicUrl: `${host}/pictures/${uploadId}/${shownName}`,
          expiresAt: new Date(expiresAt).toISOString(),
        };
      }),
    ),
  ];
}

/** The host of the files itself, outside the API's prefix. */
export function uploadHostHandlers(db: Db<State>, persistence: Persistence): HttpHandler[] {
  return [
    http.options(`*${HOST}/uploads/:uploadId`, () => allowed(new HttpResponse(null, { status: 204 }))),
    http.put(`*${HOST}/uploads/:uploadId`, async ({ request, params }) => {
      // A token that comes here has gone to a foreign host.
      if (request.headers.has('Authorization')) {
        return refused(400, 'CREDENTIALS', 'No bearer belongs here');
      }
      const uploadId = String(params.uploadId);
      const bytes = new Uint8Array(await request.arrayBuffer());
      const plan = await persistence.transaction(
        () => db.state.uploads[uploadId]?.plan,
        () => false,
      );
      if (plan === 'slow') await db.wait(SLOW_MILLISECONDS, request.signal);
      if (request.signal.aborted) return HttpResponse.error();
      return persistence.transaction(
        () => store(db, uploadId, request, bytes),
        () => true,
      );
    }),
    http.get(`*${HOST}/pictures/:uploadId/:fileName`, async ({ params }) => {
      const uploadId = String(params.uploadId);
      const picture = await persistence.transaction(
        async () => {
          const upload = db.state.uploads[uploadId];
          const bytes = upload?.stored ? await db.files.read(uploadId) : undefined;
          return upload && bytes && { contentType: upload.contentType, bytes };
        },
        () => false,
      );
      if (!picture) return refused(404, 'NOT_FOUND', 'There is no such picture');
      return allowed(
        new HttpResponse(picture.bytes, {
          headers: {
            'Content-Type': picture.contentType,
            'X-Content-Type-Options': 'nosniff',
            'Cache-Control': 'public, max-age=31536000, immutable',
          },
        }),
      );
    }),
  ];
}

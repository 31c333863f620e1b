import { type HttpHandler, HttpResponse } from 'msw';
import {
  getCurrentUserMockHandler,
  getPresignUploadMockHandler,
  getSignInMockHandler,
} from '@/api/generated/auth/auth.msw';
import { CurrentUser, Session, SignInRequest, Upload, UploadRequest } from '@/api/generated/schemas';
import { answering, readBody, whoCalls } from '../call';
import type { Db } from '../db';
import { refuse, refuseTooMany } from '../refuse';
import { SIGN_IN_SENTINELS } from '../sentinels';
import type { StoredUser } from '../state';

const UPLOAD_MILLISECONDS = 15 * 60 * 1000;

function findUser(db: Db, email: string): StoredUser | undefined {
  return Object.values(db.state.users).find(({ user }) => user.email.toLowerCase() === email);
}

/** Plays who is here: sign-in, the person behind a token, uploads. */
export function authHandlers(db: Db): HttpHandler[] {
  return [
    getSignInMockHandler(
      answering(Session, async (info) => {
        const { email, password } = await readBody(info, SignInRequest);
        const typed = email.toLowerCase();
        if (typed === SIGN_IN_SENTINELS.tooMany) refuseTooMany(30);
        if (typed === SIGN_IN_SENTINELS.broken) {
          refuse({ status: 500, code: 'PROVIDER_ERROR', message: 'The provider could not answer' });
        }
        if (typed === SIGN_IN_SENTINELS.contractBreaking) {
          throw HttpResponse.json({ token: 7, user: 'Ana' });
        }
        const known = findUser(db, typed === SIGN_IN_SENTINELS.slow ? 'ana@acme.example' : typed);
        if (known?.password !== password) {
          return refuse({
            status: 401,
            code: 'WRONG_CREDENTIALS',
            message: 'Invalid username/password supplied',
          });
        }
        const { userId, accountId, user } = known;
        user.lastLogin = db.iso();
        const token = db.id('tok');
        db.state.tokens[token] = userId;
        return { token, userId, accountId, user };
      }),
    ),
    getCurrentUserMockHandler(answering(CurrentUser, (info) => whoCalls(db, info))),
    getPresignUploadMockHandler(
      answering(Upload, async (info) => {
        whoCalls(db, info);
        const { fileName } = await readBody(info, UploadRequest);
        const upload = db.id('upl');
        return {
          uploadUrl: `https://uploads.provider.example/put/${upload}?signature=${upload}`,
          publicUrl: `https://assets.provider.example/u/${upload}/${encodeURIComponent(fileName)}`,
          expiresAt: new Date(db.now() + UPLOAD_MILLISECONDS).toISOString(),
        };
      }),
    ),
  ];
}

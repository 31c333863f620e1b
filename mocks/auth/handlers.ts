import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import { readBody, readHeaders, submitKey } from '@mocks/core/read-request';
import { refuse, refuseInvalid, refuseTooMany, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { acceptInvitation } from '@mocks/members/store';
import { takeCode } from '@mocks/security/second-factor';
import { type HttpHandler, HttpResponse } from 'msw';
import {
  getCurrentUserMockHandler,
  getRegisterMockHandler,
  getSignInMockHandler,
} from '@/api/generated/auth/auth.msw';
import {
  getCheckResetLinkMockHandler,
  getResetPasswordMockHandler,
  getSendResetLinkMockHandler,
} from '@/api/generated/recovery/recovery.msw';
import {
  CurrentUser,
  PasswordChanged,
  PasswordReset,
  RegisterHeaders,
  RegisterRequest,
  ResetLink,
  ResetLinkRequest,
  ResetLinkSecret,
  ResetLinkSent,
  Session,
  SignInRequest,
} from '@/api/generated/schemas';
import { addPerson } from './add-person';
import { EMAIL_SENTINELS, RESET_SECRET_SENTINELS } from './sentinels';
import { endSession } from './sessions';
import { signInAs } from './sign-in-as';
import { findPerson, openSession, type StoredUser, whoCalls } from './store';

const SENTINEL_WAIT_SECONDS = 30;
const RESEND_AFTER_SECONDS = 30;
const LINK_MINUTES = 60;

/** Ends the call as the typed address asks for. */
function meetSentinel(email: string): void {
  if (email === EMAIL_SENTINELS.tooMany) refuseTooMany(SENTINEL_WAIT_SECONDS);
  if (email === EMAIL_SENTINELS.broken) {
    refuse({ status: 500, code: 'PROVIDER_ERROR', message: 'The provider could not answer' });
  }
  if (email === EMAIL_SENTINELS.contractBreaking) throw HttpResponse.json({ token: [], user: 'Ana' });
}

/** The answer to a registration that was sent before with the same key, while its session lasts. */
function answerAgain(db: Db<State>, key: string): Session | undefined {
  const token = db.state.registrations[key];
  const known = token === undefined ? undefined : db.state.users[db.state.tokens[token] ?? ''];
  if (token === undefined || known === undefined) return undefined;
  const { userId, accountId, user } = known;
  return { token, userId, accountId, user };
}

function refuseMismatch({ password, confirmPassword }: { password: string; confirmPassword: string }): void {
  if (password !== confirmPassword) refuseInvalid([{ path: 'confirmPassword', code: 'mismatch' }]);
}

function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}

/** What a secret is worth, and whose it is; undefined when nobody sent it. */
function readLink(
  db: Db<State>,
  secret: string,
): { state: ResetLink['state']; who?: StoredUser } | undefined {
  if (secret === RESET_SECRET_SENTINELS.expired) return { state: 'expired' };
  if (secret === RESET_SECRET_SENTINELS.used) return { state: 'used' };
  const link = db.state.resetLinks[secret];
  const who = link && db.state.users[link.userId];
  if (!link || !who) return undefined;
  if (link.used) return { state: 'used' };
  const expired = db.now() - link.sentAt >= LINK_MINUTES * MINUTE;
  return expired ? { state: 'expired' } : { state: 'valid', who };
}

/** A new password uses up every link of the person and ends every session. */
function changePassword(db: Db<State>, who: StoredUser, password: string): void {
  who.password = password;
  for (const link of Object.values(db.state.resetLinks)) if (link.userId === who.userId) link.used = true;
  for (const [token, userId] of Object.entries(db.state.tokens))
    if (userId === who.userId) endSession(db, token);
}

/** Plays who is here: sign-in, registration, recovery, the person behind a token. */
export function authHandlers(db: Db<State>): HttpHandler[] {
  return [
    getSignInMockHandler(
      answering(Session, async (info) => {
        const { email, password, code } = await readBody(info, SignInRequest);
        const typed = email.toLowerCase();
        meetSentinel(typed);
        const known = findPerson(db, typed === EMAIL_SENTINELS.slow ? 'ana@acme.example' : typed);
        if (known?.password !== password) {
          return refuse({
            status: 401,
            code: 'WRONG_CREDENTIALS',
            message: 'Invalid username/password supplied',
          });
        }
        await takeCode(db, known, code);
        return signInAs(db, known, info.request);
      }),
    ),
    getRegisterMockHandler(
      answering(Session, async (info) => {
        const asked = await readBody(info, RegisterRequest);
        const email = asked.email.toLowerCase();
        const key = `${email} ${submitKey(db, readHeaders(info, RegisterHeaders))}`;
        refuseMismatch(asked);
        meetSentinel(email);
        const first = answerAgain(db, key);
        if (first) return first;
        if (findPerson(db, email)) {
          const message = 'This e-mail has an account already';
          return refuse({ status: 409, code: 'EMAIL_TAKEN', message });
        }
        const invitation =
          asked.invitation === undefined ? undefined : acceptInvitation(db, asked.invitation, email);
        const session = openSession(db, addPerson(db, asked, invitation), info.request);
        db.state.registrations[key] = session.token;
        return session;
      }),
    ),
    getSendResetLinkMockHandler(
      answering(ResetLinkSent, async (info) => {
        const { email, language } = await readBody(info, ResetLinkRequest);
        const typed = email.toLowerCase();
        meetSentinel(typed);
        const waited = (db.now() - (db.state.resetAskedAt[typed] ?? 0)) / 1000;
        if (waited >= 0 && waited < RESEND_AFTER_SECONDS) {
          refuseTooMany(Math.ceil(RESEND_AFTER_SECONDS - waited));
        }
        db.state.resetAskedAt[typed] = db.now();
        const who = findPerson(db, typed);
        if (who) {
          const secret = db.id('rst');
          db.state.resetLinks[secret] = { userId: who.userId, sentAt: db.now(), used: false };
          db.post({ to: who.user.email, language, path: `/${language}/user/reset-password?token=${secret}` });
        }
        return {
          maskedEmail: maskEmail(email),
          resendAfterSeconds: RESEND_AFTER_SECONDS,
          expiresInMinutes: LINK_MINUTES,
        };
      }),
    ),
    getCheckResetLinkMockHandler(
      answering(ResetLink, async (info) => {
        const { secret } = await readBody(info, ResetLinkSecret);
        const { state, who } = readLink(db, secret) ?? refuseUnknown();
        return { state, maskedEmail: who ? maskEmail(who.user.email) : null };
      }),
    ),
    getResetPasswordMockHandler(
      answering(PasswordChanged, async (info) => {
        const reset = await readBody(info, PasswordReset);
        refuseMismatch(reset);
        const { state, who } = readLink(db, reset.secret) ?? refuseUnknown();
        if (who === undefined) {
          return refuse(
            state === 'used'
              ? { status: 409, code: 'RESET_LINK_USED', message: 'This link was used already' }
              : { status: 409, code: 'RESET_LINK_EXPIRED', message: 'This link has expired' },
          );
        }
        changePassword(db, who, reset.password);
        return { email: who.user.email };
      }),
    ),
    getCurrentUserMockHandler(answering(CurrentUser, (info) => whoCalls(db, info))),
  ];
}

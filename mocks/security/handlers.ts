import { endSession, sessionOf } from '@mocks/auth/sessions';
import { type StoredUser, tokenOf, whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readId } from '@mocks/core/read-request';
import { refuse, refuseInvalid, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import {
  PasswordChange,
  PasswordChangeDone,
  RecoveryCodes,
  SecondFactor,
  SecondFactorCode,
  SecondFactorSetup,
  SessionId,
  SignedInSession,
  SignedInSessionList,
} from '@/api/generated/schemas';
import {
  getChangePasswordMockHandler,
  getEndOtherSessionsMockHandler,
  getEndSessionMockHandler,
  getSecondFactorMockHandler,
  getSessionsMockHandler,
  getSetUpSecondFactorMockHandler,
  getTurnOffSecondFactorMockHandler,
  getTurnOnSecondFactorMockHandler,
} from '@/api/generated/security/security.msw';
import { newRecoveryCodes, proveSecret, takeCode } from './second-factor';
import { newSecret } from './totp';

function tokensOf({ state }: Db<State>, { userId }: StoredUser): string[] {
  return Object.keys(state.tokens).filter((token) => state.tokens[token] === userId);
}

function shown(db: Db<State>, token: string, request: Request): SignedInSession {
  return { ...sessionOf(db, token), isThis: token === tokenOf(request) };
}

/** The sessions of a person: this one first, then by when they were last used. */
function sessionsOf(db: Db<State>, who: StoredUser, { request }: Info) {
  const all = tokensOf(db, who).map((token) => shown(db, token, request));
  const rank = ({ isThis, lastSeenAt }: SignedInSession) =>
    isThis ? Number.POSITIVE_INFINITY : Date.parse(String(lastSeenAt));
  return listOf(all.sort((a, b) => (rank(b) === rank(a) ? 0 : rank(b) - rank(a))));
}

/** Ends every session of a person but the one that calls; tells how many. */
function endOthers(db: Db<State>, who: StoredUser, { request }: Info): number {
  const others = tokensOf(db, who).filter((token) => token !== tokenOf(request));
  for (const token of others) endSession(db, token);
  return others.length;
}

function secondFactorOf({ secondFactor }: StoredUser): SecondFactor {
  const isOn = secondFactor?.isOn ?? false;
  return { isOn, recoveryCodesLeft: isOn ? (secondFactor?.recoveryCodes.length ?? 0) : 0 };
}

/** Plays where somebody is signed in, and their password. */
function sessionHandlers(db: Db<State>): HttpHandler[] {
  return [
    getSessionsMockHandler(
      answering(SignedInSessionList, (info) => sessionsOf(db, whoCalls(db, info), info)),
    ),
    getEndOtherSessionsMockHandler(
      answering(SignedInSessionList, (info) => {
        const who = whoCalls(db, info);
        endOthers(db, who, info);
        return sessionsOf(db, who, info);
      }),
    ),
    getEndSessionMockHandler(
      answering(SignedInSession, (info) => {
        const who = whoCalls(db, info);
        const sessionId = readId(info, 'sessionId', SessionId);
        const token = tokensOf(db, who).find((one) => sessionOf(db, one).sessionId === sessionId);
        if (token === undefined) return refuseUnknown();
        const session = shown(db, token, info.request);
        endSession(db, token);
        return session;
      }),
    ),
    getChangePasswordMockHandler(
      answering(PasswordChangeDone, async (info) => {
        const who = whoCalls(db, info);
        const { currentPassword, password, confirmPassword } = await readBody(info, PasswordChange);
        if (password !== confirmPassword) refuseInvalid([{ path: 'confirmPassword', code: 'mismatch' }]);
        if (who.password !== currentPassword) {
          refuse({ status: 409, code: 'WRONG_PASSWORD', message: 'The current password is wrong' });
        }
        who.password = password;
        return { sessionsEnded: endOthers(db, who, info) };
      }),
    ),
  ];
}

/** Plays how a person signs in: sessions, password, second factor. */
export function securityHandlers(db: Db<State>): HttpHandler[] {
  return [
    ...sessionHandlers(db),
    getSecondFactorMockHandler(answering(SecondFactor, (info) => secondFactorOf(whoCalls(db, info)))),
    getSetUpSecondFactorMockHandler(
      answering(SecondFactorSetup, (info) => {
        const who = whoCalls(db, info);
        if (who.secondFactor?.isOn) {
          return refuse({ status: 409, code: 'SECOND_FACTOR_ON', message: 'It is on already' });
        }
        const secret = newSecret();
        who.secondFactor = { secret, isOn: false, recoveryCodes: [], lastStep: 0 };
        const issuer = 'Agent Studio';
        const label = encodeURIComponent(`${issuer}:${who.user.email}`);
        const query = new URLSearchParams({ secret, issuer });
        return { secret, uri: `otpauth://totp/${label}?${query}` };
      }),
    ),
    getTurnOnSecondFactorMockHandler(
      answering(RecoveryCodes, async (info) => {
        const who = whoCalls(db, info);
        const { code } = await readBody(info, SecondFactorCode);
        await proveSecret(db, who, code);
        const recoveryCodes = newRecoveryCodes();
        if (who.secondFactor) Object.assign(who.secondFactor, { isOn: true, recoveryCodes });
        return { recoveryCodes };
      }),
    ),
    getTurnOffSecondFactorMockHandler(
      answering(SecondFactor, async (info) => {
        const who = whoCalls(db, info);
        const { code } = await readBody(info, SecondFactorCode);
        await takeCode(db, who, code);
        who.secondFactor = null;
        return secondFactorOf(who);
      }),
    ),
  ];
}

import { answerLater } from '@mocks/core/answer-later';
import type { Db } from '@mocks/core/db';
import type { Persistence } from '@mocks/core/persistence';
import { refuse } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import * as z from 'zod/mini';
import { LoggedCall } from '@/api/generated/schemas';
import { logCall, type StoredCall } from './store';

/** Made once a key, measured, and kept in the log; while it is being made nobody else waits. */
export function runLater(
  db: Db<State>,
  persistence: Persistence,
  { accountId, key }: { accountId: string; key: string },
  work: (callId: string) => Promise<Omit<StoredCall, 'at' | 'durationMs'>>,
): Response {
  const first = db.state.firstAnswers[key];
  if (first !== undefined) {
    const made = db.state.loggedCalls[accountId]?.find((call) => call.callId === first);
    if (made) return answerLater(async () => z.parse(LoggedCall, made));
    refuse({ status: 409, code: 'CALL_UNDER_WAY', message: 'This very call is being made' });
  }
  const callId = db.id('call');
  db.state.firstAnswers[key] = callId;
  const [at, begins] = [db.iso(), performance.now()];
  return answerLater(async () => {
    const call = await work(callId);
    const durationMs = Math.round(performance.now() - begins);
    const logged = await persistence.transaction(
      () => logCall(db, accountId, { ...call, at, durationMs }),
      () => true,
    );
    return z.parse(LoggedCall, logged);
  });
}

import { whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { readBody } from '@mocks/core/read-request';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import {
  getPreferencesMockHandler,
  getSavePreferencesMockHandler,
} from '@/api/generated/preferences/preferences.msw';
import { Preferences, PreferencesPayload } from '@/api/generated/schemas';

/** Who has chosen nothing gets the mails that something is wrong. */
const AT_FIRST: Preferences = { language: null, timeZone: '', mails: ['quota', 'connections', 'tests'] };

/** Plays what one person wants for themselves. */
export function preferencesHandlers(db: Db<State>): HttpHandler[] {
  return [
    getPreferencesMockHandler(
      answering(Preferences, (info) => db.state.preferences[whoCalls(db, info).userId] ?? AT_FIRST),
    ),
    getSavePreferencesMockHandler(
      answering(Preferences, async (info) => {
        const { userId } = whoCalls(db, info);
        const chosen = await readBody(info, PreferencesPayload);
        db.state.preferences[userId] = chosen;
        return chosen;
      }),
    ),
  ];
}

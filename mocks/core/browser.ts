/// <reference types="msw/vite/client" />

import { network } from 'virtual:msw';
import { createStore, del, get, getMany, set, setMany } from 'idb-keyval';
import { createHandlers, takePlayedReturn } from './handlers';
import type { Mail } from './mail';
import type { Persistence } from './persistence';
import { createProviderDb } from './provider-db';
import { type Scenario, scenarios, setScenario } from './scenarios';
import type { Sentinel } from './sentinel';
import { sentinels } from './sentinels';
import type { StoredFiles } from './stored-files';

const LOCK = 'played-provider';
const store = createStore('played-provider', 'state');
const mailListeners = new Set<() => void>();
const fileKey = (name: string) => `file:${name}`;
const files: StoredFiles = {
  read: (name) => get(fileKey(name), store),
  write: (name, bytes) => set(fileKey(name), bytes, store),
  remove: (name) => del(fileKey(name), store),
};
const db = createProviderDb({
  files,
  onMail: () => {
    for (const tell of mailListeners) tell();
  },
});

/** Which writing of the state this tab has; another tab may have written since. */
let revision = 0;

async function loadState(): Promise<void> {
  const [keptRevision, kept] = await getMany(['revision', 'state'], store);
  if (typeof keptRevision !== 'number' || keptRevision === revision) return;
  db.restore(kept);
  revision = keptRevision;
}

async function saveState(): Promise<void> {
  revision += 1;
  await setMany(
    [
      ['revision', revision],
      ['state', db.snapshot()],
    ],
    store,
  );
}

/** Keeps the state in this browser, one tab at a time, each on what the other wrote last. */
const persistence: Persistence = {
  transaction: (work, changes) =>
    navigator.locks.request(LOCK, async () => {
      await loadState();
      const result = await work();
      if (changes(result)) await saveState();
      return result;
    }),
};

const whileHeld = (work: () => void) => persistence.transaction(work, () => true);

/** What the banner shows and does: the states to switch to, and what can be typed to reach an error. */
export const playedProvider: {
  scenarios: readonly Scenario[];
  sentinels: readonly Sentinel[];
  currentScenario: () => string;
  setScenario: (id: string) => Promise<void>;
  /** Back to the beginning; who is signed in stays signed in. */
  reset: () => Promise<void>;
  /** What was sent by mail, the newest last. */
  mails: () => readonly Mail[];
  onMail: (listener: () => void) => () => void;
} = {
  scenarios,
  sentinels,
  currentScenario: () => db.state.scenario,
  setScenario: (id) => whileHeld(() => setScenario(db, id)),
  reset: () => whileHeld(() => db.reset()),
  mails: () => db.state.outbox,
  onMail: (listener) => {
    mailListeners.add(listener);
    return () => mailListeners.delete(listener);
  },
};

/** Plays the provider in this browser, from where it was left. */
export async function startPlayedProvider(): Promise<void> {
  try {
    await loadState();
  } catch (error) {
    const [broken, keptRevision] = await getMany(['state', 'revision'], store);
    await set('broken', broken, store);
    revision = typeof keptRevision === 'number' ? keptRevision : 0;
    await saveState();
    console.warn(
      'The played provider begins anew, since what this browser had kept of it cannot be read.',
      'It lies in the database "played-provider" under "broken".',
      error,
    );
  }
  network.configure({
    handlers: createHandlers(db, persistence),
    onUnhandledFrame: 'bypass',
    // Logging reads a copy of each answer, and a stream with a copy goes on when its reader has gone.
    context: { quiet: true },
  });
  await network.enable();
  if (new URL(location.href).searchParams.has('played')) {
    const address = await persistence.transaction(
      () => takePlayedReturn(db, location.href),
      () => true,
    );
    if (address !== undefined) history.replaceState(history.state, '', address);
  }
}

import * as z from 'zod/mini';
import { type Clock, systemClock } from './clock';
import { seed } from './seed';
import { type PlayedMail, State } from './state';
import { filesInMemory, type StoredFiles } from './stored-files';

/** A stored state that cannot be taken up again; the message says where it is wrong. */
export class BrokenState extends Error {
  override name = 'BrokenState';
}

/** What the played provider remembers, and the time and pace it lives by. */
export type Db = {
  readonly state: State;
  /** What was uploaded, by the id of the upload. */
  readonly files: StoredFiles;
  readonly now: () => number;
  /** The present moment as the contract writes it. */
  readonly iso: () => string;
  /** A new id such as `bot_1001`; ids come from a counter, so the same story gives the same ids. */
  readonly id: (prefix: string) => string;
  /** Waits in the provider's pace: 1 is that of a real one, 0 does not wait. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** How long the given work lasts in the provider's pace. */
  readonly lasting: (milliseconds: number) => number;
  /** Puts a mail into the outbox and tells who listens. */
  readonly post: (mail: Omit<PlayedMail, 'mailId' | 'sentAt'>) => void;
  /** Back to the beginning; who is signed in stays signed in. */
  readonly reset: () => void;
  readonly snapshot: () => State;
  /** Takes up a snapshot; throws BrokenState when it is none. */
  readonly restore: (snapshot: unknown) => void;
  /** Takes up what another tab remembered last, its running answers included. */
  readonly adopt: (snapshot: unknown) => void;
};

function readState(snapshot: unknown): State {
  const read = z.safeParse(State, snapshot);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const where = issue?.path.map(String).join('.') || 'the whole of it';
  throw new BrokenState(`${where} is not what the provider wrote (${issue?.code ?? 'unreadable'})`);
}

const MAILS_KEPT = 20;

type DbOptions = {
  clock?: Clock;
  speed?: number;
  files?: StoredFiles;
  /** Hears of each mail. */
  onMail?: (mail: PlayedMail) => void;
};

/** Makes a provider's memory, filled with the usual companies. */
export function createDb({
  clock = systemClock,
  speed = 1,
  files = filesInMemory(),
  onMail,
}: DbOptions = {}): Db {
  let state = seed(clock.now());
  const nextId = (prefix: string) => {
    state.lastId += 1;
    return `${prefix}_${state.lastId}`;
  };
  return {
    get state() {
      return state;
    },
    files,
    now: () => clock.now(),
    iso: () => new Date(clock.now()).toISOString(),
    id: nextId,
    wait: (milliseconds, signal) => {
      const time = milliseconds * speed;
      if (time === 0 || signal?.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, time);
        signal?.addEventListener('abort', done, { once: true });
      });
    },
    lasting: (milliseconds) => milliseconds * speed,
    post: (message) => {
      const mail = { ...message, mailId: nextId('mail'), sentAt: new Date(clock.now()).toISOString() };
      state.outbox = [...state.outbox, mail].slice(-MAILS_KEPT);
      onMail?.(mail);
    },
    reset: () => {
      const { tokens, lastId, uploads } = state;
      for (const uploadId of Object.keys(uploads)) void files.remove(uploadId);
      const fresh = seed(clock.now());
      const known = Object.entries(tokens).filter(([, userId]) => userId in fresh.users);
      state = { ...fresh, lastId, tokens: Object.fromEntries(known) };
    },
    snapshot: () => structuredClone(state),
    restore: (snapshot) => {
      state = readState(snapshot);
    },
    adopt: (snapshot) => {
      state = readState(snapshot);
    },
  };
}

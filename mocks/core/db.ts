import * as z from 'zod/mini';
import { type Clock, systemClock } from './clock';
import { copiedOnUse } from './copied-on-use';
import type { CoreState } from './core-state';
import type { Mail } from './mail';
import { filesInMemory, type StoredFiles } from './stored-files';

/** A stored state that cannot be taken up again; the message says where it is wrong. */
export class BrokenState extends Error {
  override name = 'BrokenState';
}

/** What the played provider remembers, and the time and pace it lives by. */
export type Db<State> = {
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
  readonly post: (mail: Omit<Mail, 'mailId' | 'sentAt'>) => void;
  /** Back to the beginning; who is signed in stays signed in. */
  readonly reset: () => void;
  readonly snapshot: () => State;
  /** Keeps this moment; what it gives goes back to it. */
  readonly checkpoint: () => () => void;
  /** Takes up a snapshot; throws BrokenState when it is none. */
  readonly restore: (snapshot: unknown) => void;
};

const MAILS_KEPT = 20;

/** What a memory can be made with. */
export type DbOptions = {
  clock?: Clock;
  speed?: number;
  files?: StoredFiles;
  /** Hears of each mail. */
  onMail?: (mail: Mail) => void;
};

/** Makes a provider's memory of what a schema describes. */
export function createDb<State extends CoreState>({
  schema,
  seed,
  startOver,
  clock = systemClock,
  speed = 1,
  files = filesInMemory(),
  onMail,
}: DbOptions & {
  schema: z.ZodMiniType<State>;
  /** What it begins with. */
  seed: (now: number) => State;
  /** What of it outlives a reset. */
  startOver: (before: State, fresh: State, files: StoredFiles) => State;
}): Db<State> {
  let state = seed(clock.now());
  const core = (): CoreState => state;
  const nextId = (prefix: string) => {
    core().lastId += 1;
    return `${prefix}_${core().lastId}`;
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
      core().outbox = [...core().outbox, mail].slice(-MAILS_KEPT);
      onMail?.(mail);
    },
    reset: () => {
      state = startOver(state, seed(clock.now()), files);
    },
    snapshot: () => structuredClone(state),
    checkpoint: () => {
      const kept = structuredClone(state);
      return () => {
        state = copiedOnUse(kept);
      };
    },
    restore: (snapshot) => {
      const read = z.safeParse(schema, snapshot);
      if (!read.success) throw new BrokenState(faultIn(read.error));
      state = read.data;
    },
  };
}

function faultIn({ issues: [issue] }: z.core.$ZodError): string {
  const where = issue?.path.map(String).join('.') || 'the whole of it';
  return `${where} is not what the provider wrote (${issue?.code ?? 'unreadable'})`;
}

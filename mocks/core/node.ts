import { setupServer } from 'msw/node';
import { createClock, FIXED_NOW } from './clock';
import type { Db } from './db';
import { createHandlers, type HandlerOptions } from './handlers';
import { createProviderDb } from './provider-db';
import { setScenario } from './scenarios';
import type { State } from './state';

/** The played provider inside a test: its memory, its clock and its network. */
export type PlayedProvider = {
  server: ReturnType<typeof setupServer>;
  db: Db<State>;
  setScenario: (id: string) => void;
  /** Lets time go by; jobs get on with it. */
  advance: (milliseconds: number) => void;
  /** Lets so much time go by that every job in progress is over. */
  finishJobs: () => void;
  /** Back to the beginning, nobody signed in. */
  reset: () => void;
};

/**
 * Plays the provider in Node. Time stands still at `now` unless it is told to go on; with speed 0 (the default)
 * nothing waits and jobs are over at once, with speed 1 answers and jobs take their usual time.
 */
export function createPlayedProvider({
  now = FIXED_NOW,
  speed = 0,
  answeredBy,
}: HandlerOptions & {
  now?: number;
  speed?: number;
} = {}): PlayedProvider {
  const clock = createClock(now);
  const db = createProviderDb({ clock, speed });
  return {
    server: setupServer(...createHandlers(db, undefined, undefined, { answeredBy })),
    db,
    setScenario: (id) => setScenario(db, id),
    advance: clock.advance,
    finishJobs: () => clock.advance(60_000),
    reset: db.checkpoint(),
  };
}

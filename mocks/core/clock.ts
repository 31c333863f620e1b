/** The provider's only source of time, so that tests decide what time it is. */
export type Clock = { now: () => number };

/** When the played provider's time stands still, unless a test says otherwise, and the tests' with it. */
export const FIXED_NOW = Date.UTC(2026, 10, 20, 16, 45);

/** The machine's time, in milliseconds since 1970. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is told to go on. */
export function createClock(startsAt: number): Clock & { advance: (milliseconds: number) => void } {
  let time = startsAt;
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

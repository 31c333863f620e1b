/** Keeps what the provider remembers somewhere that outlives it. */
export type Keeper = {
  /**
   * Does one piece of work on the newest state, alone, and keeps the state before it returns
   * when `changes` says so of the result.
   */
  hold: <Result>(
    work: () => Result | Promise<Result>,
    changes: (result: Result) => boolean,
  ) => Promise<Result>;
};

/** Keeps nothing: the state lives as long as the program. */
export const keepNothing: Keeper = { hold: async (work) => work() };

/** Keeps the state by `save`, one piece of work after the other. */
export function keepWith(save: () => Promise<void>): Keeper {
  let last: Promise<unknown> = Promise.resolve();
  return {
    hold: (work, changes) => {
      const mine = last.then(async () => {
        const result = await work();
        if (changes(result)) await save();
        return result;
      });
      last = mine.catch(() => {});
      return mine;
    },
  };
}

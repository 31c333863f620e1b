/** Where the provider's state outlives the program. */
export type Persistence = {
  /**
   * Runs one piece of work on the newest state, alone, and saves the state before it returns when `changes` says so of
   * the result.
   */
  transaction: <Result>(
    work: () => Result | Promise<Result>,
    changes: (result: Result) => boolean,
  ) => Promise<Result>;
};

/** Saves nothing: the state lives as long as the program. */
export const inMemoryOnly: Persistence = { transaction: async (work) => work() };

/** Saves the state by `save`, one transaction after the other. */
export function persistWith(save: () => Promise<void>): Persistence {
  let last: Promise<unknown> = Promise.resolve();
  return {
    transaction: (work, changes) => {
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

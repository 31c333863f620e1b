interface CreatorSearch {
  /** The agent to work on, or `new`. */
  agent?: string | undefined;
  /** The creation that is running. */
  job?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What a link to the creator carries; what is not understood is left out. */
export function creatorSearch({ agent, job }: Record<string, unknown>): CreatorSearch {
  return { agent: text(agent), job: text(job) };
}

/** What every way to a new agent needs. */
export interface WayProps {
  /** It has begun, with a job where one was named; `drafts` are the names under which what was typed is kept. */
  onStarted: (jobId: string | undefined, drafts: readonly string[]) => void;
  /** What the new agent costs, where it costs something. */
  cost: string | undefined;
}

import type { Locale } from '@/api/generated/schemas';

/** What comes of what somebody tells of a new agent, one message after another. */
export interface ToldAgent {
  language: Locale;
  said: readonly string[];
  name: string | null;
  /** What it is for. */
  task: RegExp;
  /** What its instructions say, a pattern for each thing. */
  says?: readonly RegExp[];
  /** What they must not say. */
  never?: RegExp;
}

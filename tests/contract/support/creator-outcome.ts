/** What has to come of something said to the creator about an agent that exists: nothing, or changes whose values match. */
export type CreatorOutcome =
  | 'nothing'
  /** The agent speaks the other language, too. */
  | 'language'
  /** A figure stands in the place of the old one, and nothing is said twice. */
  | { figure: string; instead: string }
  /** What the agent says of something goes, and the rest stays. */
  | { removes: RegExp; keeps: RegExp }
  /** A new text says this. */
  | { adds: RegExp }
  | { name: string };

/** What is said to the creator, and what has to come of it. */
export type Said = readonly [said: string, outcome: CreatorOutcome];

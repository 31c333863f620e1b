/** What has to come of a sentence of a visitor. */
export type Outcome =
  /** Greets back, and offers help. */
  | 'greets'
  | 'parts'
  | 'welcomes'
  /** Is sorry, and offers help. */
  | 'soothes'
  /** Says openly that it is a virtual assistant. */
  | 'isVirtual'
  /** Speaks of a person of the team. */
  | 'person'
  /** Keeps to itself what it was told. */
  | 'keeps'
  /** Has no information on it, says so, and tells what it can help with. */
  | 'unknown'
  | 'unclear'
  /** Says which languages it speaks. */
  | 'languages'
  /** Answers with these words. */
  | RegExp
  /** All of these. */
  | readonly (RegExp | 'unknown' | 'keeps')[];

/** What a visitor says, what has to come of it, and what they asked before. */
export type Sentence = readonly [said: string, outcome: Outcome, after?: string];

/** What somebody writes in a conversation: an answer to the visitor, or a note that the team alone reads. */
export const WRITTEN = ['answer', 'note'] as const;

/** What is written of each and not sent yet. */
export type Unsent = Readonly<Record<(typeof WRITTEN)[number], string>>;

export const NOTHING_UNSENT: Unsent = { answer: '', note: '' };

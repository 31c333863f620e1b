/** Class names of a link among numbers: it can be told from a word, but does not shout in every row. */
export const QUIET_LINK =
  'underline decoration-edge/50 underline-offset-4 hover:text-primary hover:decoration-primary max-sm:inline-block max-sm:py-2.5';

const LOOK = 'inline-block font-medium text-primary underline underline-offset-4 hover:decoration-2';

/** Class names of a link that stands by itself: tall enough for a finger on phones. */
export const TEXT_LINK = `${LOOK} max-sm:py-2.5`;

/** Class names of a link within a sentence: as tall, without pushing its line away from the others. */
export const INLINE_LINK = `${TEXT_LINK} max-sm:-my-2.5`;

/** How a word looks by which something is sorted, such as a tag: no state, and nothing to press. */
export const chipClass = 'truncate rounded-full border border-line px-2 text-quiet text-xs leading-5';

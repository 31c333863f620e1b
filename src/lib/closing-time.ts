const END_OF_DAY = '24:00';
/** The end of a day is no time of day: the field of a browser shows it as the beginning of the next one. */
const MIDNIGHT = '00:00';

/** A closing time as a field for a time of day shows it. */
export const shownClosing = (closes: string): string => (closes === END_OF_DAY ? MIDNIGHT : closes);

/** A closing time out of such a field: nothing closes at the beginning of its own day. */
export const readClosing = (typed: string): string => (typed === MIDNIGHT ? END_OF_DAY : typed);

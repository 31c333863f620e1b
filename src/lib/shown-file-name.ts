const SHOWN_LETTERS = 60;

/** A file's name, fit to be shown: short, and without letters that turn the direction of what follows. */
export function shownFileName(name: string): string {
  const letters = [...name.replace(/[\p{Cc}\p{Cf}]/gu, '')];
  return letters.length > SHOWN_LETTERS ? `${letters.slice(0, SHOWN_LETTERS).join('')}…` : letters.join('');
}

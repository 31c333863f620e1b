/** A short text that stays on one line, such as a date: it goes to the next line whole. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Unfolds a part of a page and puts the focus into its first field; false where it has none. */
export function openAndFocus(part: Element | null | undefined): boolean {
  const fold = part?.querySelector('details');
  if (fold) fold.open = true;
  const field = part?.querySelector('textarea, input');
  if (!(field instanceof HTMLElement)) return false;
  field.focus();
  return true;
}

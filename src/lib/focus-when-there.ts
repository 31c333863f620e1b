/** How long a part of the page may take to come. */
const PATIENCE_MS = 5000;

let endLast: () => void = () => undefined;

/**
 * Gives the focus to something that may come only with the next render or with code that is on its way. `focus` says
 * whether it was there; `onNever` runs when it did not come. The newest call ends the one before it, as does what it
 * returns.
 */
export function focusWhenThere(focus: () => boolean, onNever?: () => void): () => void {
  endLast();
  if (focus()) return endLast;
  const coming = new MutationObserver(() => {
    if (focus()) end();
  });
  const timer = setTimeout(() => {
    end();
    onNever?.();
  }, PATIENCE_MS);
  const end = () => {
    coming.disconnect();
    clearTimeout(timer);
  };
  coming.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  endLast = end;
  return end;
}

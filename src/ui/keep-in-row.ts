/**
 * For the ref of what is chosen in a row that scrolls sideways (`data-row-of-tabs`): keeps it in sight. At first the row
 * may not be in the page yet, and so have no width; later the window may become narrower.
 */
export function keepInRow(chosen: HTMLElement | null): (() => void) | undefined {
  const row = chosen?.closest<HTMLElement>('[data-row-of-tabs]');
  if (!chosen || !row) return undefined;
  const observer = new ResizeObserver(() => {
    const beyond = chosen.offsetLeft + chosen.offsetWidth - row.clientWidth;
    row.scrollLeft = Math.min(Math.max(row.scrollLeft, beyond), chosen.offsetLeft);
  });
  observer.observe(row);
  return () => observer.disconnect();
}

/** How wide a row fades where it goes on, in pixels (`goes-on` in styles.css). */
const FADE = 32;

/**
 * For the ref of what is chosen in a row that scrolls sideways (`data-row-of-tabs`): keeps it in sight, and tells the row
 * on which sides it goes on, for its styles (`goes-on`). At first the row may not be in the page yet, and so have no
 * width; later the window may become narrower.
 */
export function keepInRow(chosen: HTMLElement | null): (() => void) | undefined {
  const row = chosen?.closest<HTMLElement>('[data-row-of-tabs]');
  if (!chosen || !row) return undefined;
  const tell = () => {
    const after = row.scrollWidth - row.clientWidth - row.scrollLeft;
    row.dataset.goesOn = [row.scrollLeft > 1 ? 'start' : '', after > 1 ? 'end' : ''].join(' ').trim();
  };
  const observer = new ResizeObserver(() => {
    const beyond = chosen.offsetLeft + chosen.offsetWidth + FADE - row.clientWidth;
    row.scrollLeft = Math.min(Math.max(row.scrollLeft, beyond), chosen.offsetLeft - FADE);
    tell();
  });
  observer.observe(row);
  row.addEventListener('scroll', tell, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', tell);
  };
}

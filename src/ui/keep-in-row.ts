/** How wide a row fades where it goes on, in pixels (`goes-on` in styles.css). */
const FADE = 32;

/** Tells a box that scrolls sideways on which sides it goes on, for its styles (`goes-on`). */
function tell(box: HTMLElement): void {
  const after = box.scrollWidth - box.clientWidth - box.scrollLeft;
  box.dataset.goesOn = [box.scrollLeft > 1 ? 'start' : '', after > 1 ? 'end' : ''].join(' ').trim();
}

/** For the ref of a box that scrolls sideways: it fades where it goes on (`goes-on`). */
export function fadeWhereItGoesOn(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const tellBox = () => tell(box);
  const observer = new ResizeObserver(tellBox);
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  box.addEventListener('scroll', tellBox, { passive: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('scroll', tellBox);
  };
}

/**
 * For the ref of what is chosen in a row that scrolls sideways (`data-row-of-tabs`): keeps it in sight, and lets the row
 * fade where it goes on. At first the row may not be in the page yet, and so have no width; later the window may become
 * narrower, or another tab wider by its count.
 */
export function keepInRow(chosen: HTMLElement | null): (() => void) | undefined {
  const row = chosen?.closest<HTMLElement>('[data-row-of-tabs]');
  if (!chosen || !row) return undefined;
  const observer = new ResizeObserver(() => {
    const beyond = chosen.offsetLeft + chosen.offsetWidth + FADE - row.clientWidth;
    row.scrollLeft = Math.min(Math.max(row.scrollLeft, beyond), chosen.offsetLeft - FADE);
  });
  observer.observe(row);
  if (row.firstElementChild) observer.observe(row.firstElementChild);
  const stopFading = fadeWhereItGoesOn(row);
  return () => {
    observer.disconnect();
    stopFading?.();
  };
}

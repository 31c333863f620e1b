/** Scrolls to what came below the middle of the window, where what was waited for would be out of sight. */
export function bringIntoSight(box: Element | null): void {
  if (box && box.getBoundingClientRect().top > window.innerHeight / 2) box.scrollIntoView({ block: 'start' });
}

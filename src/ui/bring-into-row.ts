/** A `ref` for the chosen one of a row of tabs: on a narrow window it may stand beyond the edge of the row. */
export function bringIntoRow(tab: HTMLElement | null): void {
  const row = tab?.closest<HTMLElement>('[data-row-of-tabs]');
  if (!tab || !row) return;
  const beyond = tab.offsetLeft + tab.offsetWidth - row.clientWidth;
  if (beyond > row.scrollLeft) row.scrollLeft = beyond;
}

/** Gives the focus to the page's heading: on a new page, and where what had it is gone. */
export function focusTitle(options?: FocusOptions): void {
  document.getElementById('page-title')?.focus(options);
}

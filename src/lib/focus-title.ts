/** Gives the focus to the page's heading, where what had it is gone. */
export function focusTitle(): void {
  document.getElementById('page-title')?.focus();
}

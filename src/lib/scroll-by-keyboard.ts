/** The ref of a box that scrolls: it takes the focus, in which browsers differ where nothing in it does. */
export function scrollByKeyboard(box: HTMLElement | null): void {
  if (box) box.tabIndex = 0;
}

import axe from 'axe-core';

declare global {
  interface Window {
    /** What `AXE_SOURCE` leaves on the page. */
    axe: typeof axe;
  }
}

/** The code of axe, to be run in a page. */
export const AXE_SOURCE = axe.source;

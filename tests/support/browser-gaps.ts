// What jsdom lacks and the product asks for; loaded once by `render-app`.

/** A media query that never matches: a desk, light, no wish for less motion. */
function matchMediaStub(media: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), { matches: false, media, onchange: null });
  return Object.assign(list, { addListener: () => undefined, removeListener: () => undefined });
}

class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Puts the missing parts of a browser in place. */
export function fillBrowserGaps(): void {
  window.matchMedia ??= matchMediaStub;
  window.ResizeObserver ??= ResizeObserverStub;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.releasePointerCapture ??= () => undefined;
  window.scrollTo = () => undefined;
}

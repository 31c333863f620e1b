import { h } from './dom';

/** A part whose code comes when it is wanted; `missing` stands there where it does not come. */
export function lazily(load: () => Promise<HTMLElement>, missing = ''): HTMLElement {
  const place = h('div');
  load().then(
    (part) => {
      place.replaceWith(part);
      const scroller = part.closest('.scroll');
      // What comes at the end is not left below the edge.
      const isLast = !part.closest('li')?.nextElementSibling;
      if (scroller && isLast) scroller.scrollTop = scroller.scrollHeight;
    },
    () => place.append(missing),
  );
  return place;
}

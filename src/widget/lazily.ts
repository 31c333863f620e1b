import { h } from './dom';

/** A part whose code comes when it is wanted; `missing` stands there where it does not come. */
export function lazily(load: () => Promise<HTMLElement>, missing = ''): HTMLElement {
  const place = h('div');
  load().then(
    (part) => place.replaceWith(part),
    () => place.append(missing),
  );
  return place;
}

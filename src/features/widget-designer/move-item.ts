import type { KeyboardEvent } from 'react';

/** The list with one item at another place; the same list where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items];
  const [item] = rest.splice(from, 1);
  if (item === undefined || to < 0 || to > rest.length) return [...items];
  rest.splice(to, 0, item);
  return rest;
}

/** Moves with Alt and an arrow key: one up or one down. */
export function onMoveKeys(move: (step: -1 | 1) => void) {
  return (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
}

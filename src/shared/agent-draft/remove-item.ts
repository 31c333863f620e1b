import { flushSync } from 'react-dom';
import { showToast } from '@/ui/toast/toast-queue';

interface Removal<Item> {
  item: Item;
  /** Where it stood, and where Undo puts it back. */
  index: number;
  /** The field that tells items apart. */
  id: keyof Item;
  /** The list as the page shows it, an element an item in their order. */
  list: Element | null;
  texts: { removed: () => string; undo: () => string };
}

/**
 * Takes an item out of a list of the draft: the focus goes to its neighbour, and a toast says so and offers to put it
 * back.
 */
export function removeItem<Item>(
  change: (work: (items: readonly Item[]) => Item[]) => void,
  { item, index, id, list, texts }: Removal<Item>,
): void {
  const isIt = (one: Item) => one[id] === item[id];
  const neighbour = list?.children[index + 1] ?? list?.children[index - 1];
  flushSync(() => change((now) => now.filter((one) => !isIt(one))));
  const field =
    // A neighbour that is folded up has no field that could take it.
    neighbour?.querySelector<HTMLElement>('details:not([open]) > summary') ??
    neighbour?.querySelector<HTMLElement>('textarea') ??
    neighbour?.querySelector('input, select');
  if (field instanceof HTMLElement) field.focus();
  showToast({
    type: 'info',
    title: texts.removed(),
    action: {
      label: texts.undo(),
      // What a colleague put back meanwhile stands once.
      onClick: () => change((now) => (now.some(isIt) ? [...now] : now.toSpliced(index, 0, item))),
    },
  });
}

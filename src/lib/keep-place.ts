import { focusTitle } from './focus-title';

/** A tab is none of them: the focus alone would open it. */
const FOCUSABLE =
  'a[href], button:not(:disabled, [role="tab"]), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
/** They give the focus back to what opened them. */
const OPENED = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Something in the page, what holds it, and its place in there. */
type Step = { node: HTMLElement; parent: HTMLElement; index: number };

/** From what has the focus up to the page. */
let path: readonly Step[] = [];

function pathTo(target: HTMLElement): Step[] {
  const steps: Step[] = [];
  for (let node = target; node.parentElement; node = node.parentElement)
    steps.push({ node, parent: node.parentElement, index: [...node.parentElement.children].indexOf(node) });
  return steps;
}

const focusablesIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** What stands where something was taken out of a list: the same control of the row that took its place. */
function nearest(steps: readonly Step[]): HTMLElement | undefined {
  const [lost] = steps;
  const removed = steps.findIndex(({ parent }) => parent.isConnected);
  const row = steps[removed];
  if (!lost || !row?.parent.closest('main') || row.parent.tagName === 'MAIN') return undefined;
  const ordinal = focusablesIn(row.node).indexOf(lost.node);
  for (const { parent, index } of steps.slice(removed)) {
    const next = parent.children[Math.min(index, parent.children.length - 1)];
    const found = next ? focusablesIn(next) : [];
    if (found.length > 0) return found[Math.min(Math.max(ordinal, 0), found.length - 1)];
    // Beyond the card it would be about something else.
    if (parent.tagName === 'SECTION' || parent.tagName === 'MAIN') return undefined;
  }
  return undefined;
}

/** Gives the focus back to where it was in the page, or to what took the place of that; else to the page's heading. */
export function focusPlace(): void {
  const [last] = path;
  const next = last?.node.isConnected ? last.node : nearest(path);
  next?.focus();
  if (document.activeElement === document.body) focusTitle({ preventScroll: true });
}

/**
 * Watches over the focus: where what has it is taken out of the page, as a row that was removed or a toast with its Undo,
 * a keyboard would begin again at the top.
 */
export function keepPlace(): () => void {
  let focused: HTMLElement | undefined;
  let at = location.href;
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(OPENED)) return;
    focused = target;
    at = location.href;
    if (target.closest('main')) path = pathTo(target);
  };
  const forget = ({ target }: FocusEvent) => {
    // Somebody clicked beside everything.
    setTimeout(() => {
      if (target === focused && focused?.isConnected && document.activeElement === document.body)
        focused = undefined;
    });
  };
  const look = () => {
    const lost = focused;
    if (!lost || lost.isConnected) return;
    // Whoever takes something out may give the focus to something better in the same moment.
    setTimeout(() => {
      if (focused !== lost) return;
      focused = undefined;
      // Another page gives the focus to its own heading.
      if (document.activeElement === document.body && location.href === at) focusPlace();
    });
  };
  const gone = new MutationObserver(look);
  gone.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  return () => {
    gone.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
    path = [];
  };
}

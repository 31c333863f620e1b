const NAMES = 'aria-activedescendant';

/**
 * For the ref of a cmdk `Command`: its field and its list name the entry that is selected. By itself cmdk goes on naming
 * the one before where entries come and go, which may no longer be there.
 */
export function nameSelected(command: HTMLElement | null): (() => void) | undefined {
  if (!command) return undefined;
  const name = () => {
    const id = command.querySelector('[aria-selected="true"]')?.id;
    for (const part of command.querySelectorAll('[cmdk-input], [cmdk-list]')) {
      if (id === undefined) part.removeAttribute(NAMES);
      else if (part.getAttribute(NAMES) !== id) part.setAttribute(NAMES, id);
    }
  };
  const observer = new MutationObserver(name);
  observer.observe(command, { subtree: true, childList: true, attributeFilter: ['aria-selected', NAMES] });
  name();
  return () => observer.disconnect();
}

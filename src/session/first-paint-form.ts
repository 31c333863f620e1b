import type { IdentityProvider } from './oauth-transaction';

/** What a person typed into the sign-in form of the HTML before the product had arrived. */
export interface TypedBeforeScript {
  email: string;
  password: string;
  submitted: boolean;
  /** The identity provider that was clicked. */
  provider: IdentityProvider | undefined;
  /** The field the person was in. */
  focused: 'email' | 'password' | undefined;
}

let heir: ((typed: TypedBeforeScript) => void) | undefined;

function textIn(form: HTMLFormElement, name: string): string {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input.value : '';
}

function typedIn(form: HTMLFormElement): TypedBeforeScript {
  const { submitted, provider } = form.dataset;
  const name = form.contains(document.activeElement) && document.activeElement?.getAttribute('name');
  return {
    email: textIn(form, 'email'),
    password: textIn(form, 'password'),
    submitted: submitted !== undefined,
    provider: provider === 'google' || provider === 'microsoft' ? provider : undefined,
    focused: name === 'email' || name === 'password' ? name : undefined,
  };
}

/** The sign-in form that takes the place of the HTML's own says here what to do with what was typed. */
export function inheritTyped(take: (typed: TypedBeforeScript) => void): () => void {
  heir = take;
  return () => {
    heir = undefined;
  };
}

/**
 * Puts the rendered product in the place of the HTML's first look, in one step. A form that somebody is in stays until it
 * is sent or left: it works, and a key pressed during an exchange would be lost.
 */
export function takePlace(root: HTMLElement, product: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('.first-paint form');
  root.querySelector('.late-notice')?.remove();
  const exchange = () => {
    const typed = form ? typedIn(form) : undefined;
    root.replaceChildren(product);
    document.documentElement.dataset.ready = '';
    if (typed) heir?.(typed);
  };
  const { submitted, provider } = form?.dataset ?? {};
  const waits = submitted === undefined && provider === undefined;
  const inUse = form?.contains(document.activeElement) && waits;
  if (!form || !inUse) {
    exchange();
    return;
  }
  const leaving = new AbortController();
  const leave = () => {
    leaving.abort();
    // After the event has ended: boot.ts notes the sending further up.
    setTimeout(exchange);
  };
  form.addEventListener('submit', leave, { signal: leaving.signal });
  form.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-provider]')) leave();
    },
    { signal: leaving.signal },
  );
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) leave();
    },
    { signal: leaving.signal },
  );
}

/** What a person typed into the sign-in form of the HTML before the product had arrived. */
export interface TypedBeforeScript {
  email: string;
  password: string;
  submitted: boolean;
  /** The field the person was in. */
  focused: 'email' | 'password' | undefined;
}

let typed: TypedBeforeScript | undefined;

function inputOf(form: HTMLFormElement, name: string): string {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input.value : '';
}

function focusedIn(form: HTMLFormElement): TypedBeforeScript['focused'] {
  const name = form.contains(document.activeElement) && document.activeElement?.getAttribute('name');
  return name === 'email' || name === 'password' ? name : undefined;
}

/** Takes what was typed out of the HTML's own form, just before the product draws over it. */
export function takeTypedBeforeScript(): void {
  const form = [...document.forms].find((candidate) => candidate.getClientRects().length > 0);
  if (!form) return;
  typed = {
    email: inputOf(form, 'email'),
    password: inputOf(form, 'password'),
    submitted: form.dataset.submitted !== undefined,
    focused: focusedIn(form),
  };
}

/** What was taken, for the sign-in form that takes the place of the HTML's own. */
export function typedBeforeScript(): TypedBeforeScript | undefined {
  return typed;
}

/** Forgets what was taken, once a form has it: a password is not kept. */
export function forgetTypedBeforeScript(): void {
  typed = undefined;
}

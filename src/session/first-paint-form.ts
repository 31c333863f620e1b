/** What a person typed into the sign-in form of the HTML before the product had arrived. */
export interface TypedBeforeScript {
  email: string;
  password: string;
  submitted: boolean;
  /** The field the person was in. */
  focused: 'email' | 'password' | undefined;
}

function inputOf(form: HTMLFormElement, name: string): string {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input.value : '';
}

function focusedIn(form: HTMLFormElement): TypedBeforeScript['focused'] {
  const name = form.contains(document.activeElement) && document.activeElement?.getAttribute('name');
  return name === 'email' || name === 'password' ? name : undefined;
}

/**
 * What stands in the HTML's own form, read by the form that is about to take its place. That one asks while it is first
 * drawn, when the other is still in the page, so that nothing typed in between is lost and nothing is kept elsewhere.
 */
export function typedBeforeScript(): TypedBeforeScript | undefined {
  const form = document.querySelector<HTMLFormElement>('.first-paint form');
  if (!form) return undefined;
  return {
    email: inputOf(form, 'email'),
    password: inputOf(form, 'password'),
    submitted: form.dataset.submitted !== undefined,
    focused: focusedIn(form),
  };
}

import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Asks in the chat of the page, once the answer before is whole: while it is written, Enter sends nothing. */
export async function ask({ user }: { user: UserEvent }, question: string): Promise<void> {
  await user.click(await screen.findByLabelText(/^(Your message|Tu mensaje)$/));
  await user.paste(question);
  await screen.findByRole('button', { name: /^(Send|Enviar)$/ });
  await user.keyboard('{Enter}');
}

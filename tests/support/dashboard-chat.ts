import { waitFor, within } from '@testing-library/react';

/** The dashboard's own chat, once its launcher is there: a tree of its own, which the page's queries do not see into. */
export async function dashboardChat() {
  const box = await waitFor(() => {
    const found = document.querySelector('agent-chat')?.shadowRoot?.querySelector('div');
    if (!found?.querySelector('button')) throw new Error('The launcher is not there yet.');
    return found;
  });
  return within(box);
}

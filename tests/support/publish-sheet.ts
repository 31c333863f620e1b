import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { renderApp } from './render-app';

/** Opens what publishes an agent, on the agent's page. */
export async function openSheet({ user }: Awaited<ReturnType<typeof renderApp>>): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  return screen.findByRole('dialog', { name: /^Publish/ });
}

/** The button that publishes, once nothing stands in the way. */
export function readyToPublish(sheet: HTMLElement, name = 'Publish now'): Promise<HTMLElement> {
  return waitFor(() => {
    const button = within(sheet).getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    return button;
  });
}

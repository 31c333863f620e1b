import { screen } from '@testing-library/react';
import { png } from './pictures';
import { heading, renderApp } from './render-app';

/** The settings as Ana finds them, her picture among them. */
export async function openSettings(path = '/en/dashboard/settings') {
  const app = await renderApp(path, { signedInAs: 'ana@acme.example' });
  await heading('Settings');
  await screen.findByRole('group', { name: 'Profile picture' });
  return app;
}

export const picture = (name = 'me.png', content: BlobPart = png()) =>
  new File([content], name, { type: 'image/png' });
export const chooser = () => screen.getByLabelText(/^(Choose a|Change) picture$/);

/** The picture on the button that opens the account's menu. */
export async function pictureInMenu(name = 'Ana Luna'): Promise<string | null | undefined> {
  const button = await screen.findByRole('button', { name: `${name}’s account` });
  return button.querySelector('img')?.getAttribute('src');
}

import { CONSENT_CHOICES } from '@mocks/oauth/consent-choices';
import { consentPage } from '@mocks/oauth/consent-page';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { hideCallback } from '@/session/oauth-callback';
import { assign, renderApp } from './render-app';

type Choice = (typeof CONSENT_CHOICES)[number]['id'];

/** Clicks a way to sign in; gives the address of the consent page that the product leaves for. */
export async function leave(path = '/en/login', button = 'Continue with Google'): Promise<string> {
  assign.mockClear();
  const app = await renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  return assign.mock.lastCall?.[0] ?? '';
}

/** Where a link of the consent page leads; a person would click it. */
export async function consentLink(address: string, id: Choice): Promise<URL> {
  const page = new DOMParser().parseFromString(await consentPage(address, 'en').text(), 'text/html');
  const name = CONSENT_CHOICES.find((choice) => choice.id === id)?.type;
  const links = [...page.querySelectorAll('a')];
  const link = links.find(({ firstElementChild }) => firstElementChild?.textContent === name);
  if (!link) throw new Error(`the consent page has no ${id}`);
  return new URL(link.href);
}

/** Opens the product where an identity provider sends a person back to: boot.ts comes first. */
export async function comeBack({ pathname, search, hash }: URL) {
  Object.assign(location, { pathname, search, hash });
  hideCallback();
  Object.assign(location, { pathname: '/', search: '', hash: '' });
  return renderApp(pathname);
}

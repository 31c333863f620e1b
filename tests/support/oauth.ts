import { CONSENT_CHOICES } from '@mocks/oauth/consent-choices';
import { consentPage } from '@mocks/oauth/consent-page';
import { hideCallback } from '@/session/oauth-callback';
import { renderApp } from './render-app';

type Choice = (typeof CONSENT_CHOICES)[number]['id'];

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

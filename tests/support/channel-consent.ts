import { CHANNEL_CHOICES } from '@mocks/channels/consent-choices';
import { channelConsentPage } from '@mocks/channels/consent-page';

type Choice = (typeof CHANNEL_CHOICES)[number]['id'];

/** Where a link of a channel's consent page leads, from the path on; a person would click it. */
export async function channelConsentLink(address: string, id: Choice): Promise<string> {
  const html = await channelConsentPage(address, 'en').text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const name = CHANNEL_CHOICES.find((choice) => choice.id === id)?.type;
  const link = [...page.querySelectorAll('a')].find(
    ({ firstElementChild }) => firstElementChild?.textContent === name,
  );
  if (!link) throw new Error(`the consent page has no ${id}`);
  const { pathname, search } = new URL(link.href);
  return `${pathname}${search}`;
}

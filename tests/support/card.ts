import { screen, within } from '@testing-library/react';

/** A card of the page, by its title. */
export async function card(title: string) {
  const section = (await screen.findByRole('heading', { level: 2, name: title })).closest('section');
  if (!section) throw new Error(`"${title}" is in no card`);
  return within(section);
}

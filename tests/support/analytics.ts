import { screen } from '@testing-library/react';

/** The page of the figures. */
export const ANALYTICS = '/en/dashboard/analytics';
/** The days it shows unless others are asked for. */
export const RANGE = { from: '2026-10-22', to: '2026-11-20', timeZone: 'Europe/Madrid' };

/** A figure: the link to what is behind it, and all that is said of it. */
export const kpi = async (name: string) => {
  const link = await screen.findByRole('link', { name: `${name}: see the conversations` });
  const item = link.closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return { link, text: item.textContent ?? '' };
};

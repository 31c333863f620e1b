import { figuresOf } from '@mocks/analytics/figures';
import type { PlayedProvider } from '@mocks/core/node';
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

/** What the provider counts for those days, compared with the 30 before. */
export function countedFor({ db }: PlayedProvider, email: string) {
  const who = Object.values(db.state.users).find(({ user }) => user.email === email);
  if (!who) throw new Error(`the seed lacks ${email}`);
  const before = { compareFrom: '2026-09-22', compareTo: '2026-10-21' };
  return figuresOf(db, who, { accountId: 'acc_acme', ...RANGE, ...before });
}

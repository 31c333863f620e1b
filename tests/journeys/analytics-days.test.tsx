import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { ANALYTICS, countedFor } from '../support/analytics';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const counted = () => countedFor(provider, ANA);

const choose = async ({ user }: Awaited<ReturnType<typeof renderApp>>, label: string, value: string) =>
  user.selectOptions(await screen.findByLabelText(label), value);

describe('the days', () => {
  test('are read one by one with the arrow keys', async () => {
    const { user } = await renderApp(`${ANALYTICS}?by=day`, { signedInAs: ANA });
    const chart = await screen.findByRole('slider', { name: /^Conversations per day by outcome/ });
    const { days } = counted();
    const reading = () => chart.getAttribute('aria-valuetext') ?? '';
    // Today is not over: the last whole day is read first.
    expect(reading()).toMatch(/^Thu, Nov 19: /);
    chart.focus();
    await user.keyboard('{ArrowLeft}');
    expect(reading()).toMatch(new RegExp(`^Wed, Nov 18: ${days.at(-3)?.resolved} resolved by agents`));
    await user.keyboard('{Home}');
    expect(reading()).toMatch(/^Thu, Oct 22: /);
    // Not beyond the first.
    await user.keyboard('{ArrowLeft}');
    expect(reading()).toMatch(/^Thu, Oct 22: /);
    await user.keyboard('{End}{ArrowRight}');
    expect(reading()).toMatch(/^Fri, Nov 20, so far: /);
    for (let step = 0; step < 9; step += 1) await user.keyboard('{ArrowLeft}');
    expect(reading()).toContain('Published: Devoluciones v2');
  });

  test('have no line that falls to a day that has only begun', async () => {
    const { user } = await renderApp(`${ANALYTICS}?by=day&compare=none`, { signedInAs: ANA });
    const chart = await screen.findByRole('slider', { name: /^Conversations per day by outcome/ });
    const line = chart.querySelector('path.stroke-primary')?.getAttribute('d') ?? '';
    expect(line.match(/[ML]/g)).toHaveLength(counted().days.length - 1);
    // Only the day that is read is marked; once that is today, apart from the line.
    const marked = () =>
      [...chart.querySelectorAll('circle')].map((marker) => Math.round(Number(marker.getAttribute('cx'))));
    const end = Math.round(Number(line.match(/L([\d.]+),[^L]*$/)?.[1]));
    expect(marked()).toEqual([end]);
    chart.focus();
    await user.keyboard('{End}');
    expect(marked()).toHaveLength(1);
    expect(marked()[0]).toBeGreaterThan(end);
  });

  test('of a month with few conversations are drawn by the week, unless the link says by the day', async () => {
    const app = await renderApp(ANALYTICS, { signedInAs: ANA });
    const byWeek = await screen.findByRole('slider', { name: /^Conversations per week by outcome/ });
    // Four weeks that are over: today would make the last one fall.
    expect(byWeek.getAttribute('aria-valuemax')).toBe('3');
    expect(byWeek.getAttribute('aria-valuetext')).toMatch(/^Nov 13\s–\s19, 2026: /);
    const grouping = within(screen.getByRole('group', { name: 'Group by' }));
    await app.user.click(grouping.getByRole('radio', { name: 'Day' }));
    await screen.findByRole('slider', { name: /^Conversations per day by outcome/ });
    expect(app.href()).toContain('by=day');
    await app.user.click(grouping.getByRole('radio', { name: 'Week' }));
    await screen.findByRole('heading', { name: 'Outcome per full week' });
    expect(app.href()).toContain('by=week');
    // Of seven days there are no weeks to choose.
    await choose(app, 'Range', '7d');
    await screen.findByRole('heading', { name: 'Outcome per day' });
    expect(screen.queryByRole('group', { name: 'Group by' })).toBeNull();
  });

  test('of a month with many conversations are drawn one by one', async () => {
    const figures = counted();
    const days = figures.days.map((day) => ({ ...day, conversations: 12 }));
    provider.server.use(http.get('*/api/v1/analytics', () => HttpResponse.json({ ...figures, days })));
    await renderApp(ANALYTICS, { signedInAs: ANA });
    await screen.findByRole('slider', { name: /^Conversations per day by outcome/ });
  });

  test('of a long range are drawn by the week, each the sum of its seven days', async () => {
    const { user } = await renderApp(`${ANALYTICS}?preset=365d`, { signedInAs: ANA });
    const chart = await screen.findByRole('slider', { name: /^Conversations per week by outcome/ });
    screen.getByRole('heading', { name: 'Outcome per full week' });
    expect(chart.getAttribute('aria-valuemax')).toBe('51');
    // The last one ends with the day that is over.
    const week = counted().days.slice(-8, -1);
    const sum = (of: 'resolved' | 'person' | 'unanswered') => week.reduce((all, day) => all + day[of], 0);
    const reading = `${sum('resolved')} resolved by agents, ${sum('person')} to a person, ${sum('unanswered')} unanswered`;
    // What stands between the two days is the language's own.
    expect(chart.getAttribute('aria-valuetext')).toMatch(new RegExp(`^Nov 13\\s–\\s19, 2026: ${reading}`));
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    await screen.findByRole('table', { name: 'Outcome per day' });
  });

  test('are the same numbers as a table, with their sums', async () => {
    const { user, href } = await renderApp(ANALYTICS, { signedInAs: ANA });
    await user.click(await screen.findByRole('radio', { name: 'Table' }));
    const table = await screen.findByRole('table', { name: 'Outcome per day' });
    expect(href()).toContain('days=table');
    expect(within(table).getByText('18 more days')).toBeDefined();
    await user.click(within(table).getByRole('button', { name: 'Show all' }));
    const { days, totals, daysBefore = [] } = counted();
    const rows = within(table).getAllByRole('row');
    const cells = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    type Counted = { conversations: number } & Record<'resolved' | 'person' | 'unanswered', number | null>;
    // What has not ended closes the sum of a row.
    const numbers = ({ conversations, resolved, person, unanswered }: Counted) => {
      const open = conversations - Number(resolved) - Number(person) - Number(unanswered);
      return [conversations, resolved, person, unanswered, open].map(String);
    };
    within(table).getByRole('columnheader', { name: 'Still open' });
    const last = days.at(-1);
    if (!last) throw new Error('there are days');
    expect(cells(rows[1]).slice(0, 6)).toEqual([...numbers(last), String(daysBefore.at(-1)?.resolved)]);
    expect(cells(rows.at(-1)).slice(0, 5)).toEqual(numbers(totals));
  });
});

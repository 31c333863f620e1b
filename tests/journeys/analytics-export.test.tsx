import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANALYTICS, kpi, RANGE } from '../support/analytics';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';

describe('what is exported', () => {
  const saved: { name: string; content: Blob | undefined }[] = [];

  beforeEach(() => {
    saved.length = 0;
    const contents = new Map<string, Blob>();
    // jsdom keeps no files.
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (content: Blob) => {
          const address = `blob:file-${contents.size}`;
          contents.set(address, content);
          return address;
        };
        static override revokeObjectURL = () => undefined;
      },
    );
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof HTMLAnchorElement && event.target.download !== '') {
          event.preventDefault();
          saved.push({ name: event.target.download, content: contents.get(event.target.href) });
        }
      },
      { once: false, signal: leaving.signal },
    );
  });
  const leaving = new AbortController();
  afterAll(() => leaving.abort());

  const exported = async (app: Awaited<ReturnType<typeof renderApp>>, kind: string) => {
    await kpi('Conversations');
    await screen.findByText('¿Recogéis el sofá viejo?');
    // Its menu comes after the page.
    const button = () => screen.getByRole('button', { name: 'Export' });
    await waitFor(() => expect(button().getAttribute('aria-haspopup')).toBe('menu'));
    await app.user.click(button());
    await app.user.click(await screen.findByRole('menuitem', { name: kind }));
    const last = saved.at(-1);
    return { name: last?.name, text: (await last?.content?.text()) ?? '' };
  };

  test('is what is on the screen, as JSON', async () => {
    const app = await renderApp(`${ANALYTICS}?days=table&channel=widget`, { signedInAs: ANA });
    const { name, text } = await exported(app, 'JSON');
    expect(name).toBe('analytics-2026-10-22-2026-11-20.json');
    const { range, filters, sections } = JSON.parse(text);
    expect(range).toEqual(RANGE);
    expect(filters).toEqual({ channel: 'widget' });
    const rowsOf = (title: string): Record<string, string | number>[] =>
      sections.find((section: { title: string }) => section.title === title).rows;
    for (const { Figure, Value } of rowsOf('Figures'))
      expect((await kpi(String(Figure))).text.replace(/\s/g, '')).toContain(String(Value).replace(/\s/g, ''));
    await app.user.click(screen.getByRole('button', { name: 'Show all' }));
    const table = screen.getByRole('table', { name: 'Outcome per day' });
    const shown = within(table)
      .getAllByRole('row')
      .slice(1, 31)
      .map((row) => [...row.querySelectorAll('td')].slice(0, 4).map((cell) => Number(cell.textContent)));
    const days = rowsOf('Outcome per day');
    expect(
      days
        .map((day) => [day.Conversations, day['Resolved by agents'], day['To a person'], day.Unanswered])
        .reverse(),
    ).toEqual(shown);
    for (const { Topic } of rowsOf('What visitors ask'))
      expect(screen.getByText(String(Topic))).toBeDefined();
  });

  test('is a CSV file in which nothing is a formula', async () => {
    const formula = '=HYPERLINK("https://evil.example")';
    for (const { conversation } of Object.values(provider.db.state.conversations))
      for (const message of conversation.messages)
        if (message.text === '¿Hacéis encimeras de mármol a medida?') message.text = formula;
    const app = await renderApp(ANALYTICS, { signedInAs: ANA });
    const { name, text } = await exported(app, 'CSV, for spreadsheets');
    expect(name).toBe('analytics-2026-10-22-2026-11-20.csv');
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text.split('\r\n').filter((line) => /^"?[=+@-]/.test(line))).toEqual([]);
  });
});

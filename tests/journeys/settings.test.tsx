import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as downloads from '@/lib/download';
import { textsOf } from '../e2e/support/texts';
import { playProvider } from '../support/play-provider';
import { heading, reload, renderApp } from '../support/render-app';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const provider = playProvider();

const ANA = 'ana@acme.example';
const at = (section: string, locale = 'en') => `/${locale}/dashboard/settings?section=${section}`;
const chosen = () => provider.db.state.preferences.usr_ana;

test('the language of the dashboard is chosen with the time zone, and the page speaks it at once', async () => {
  const { user, href } = await renderApp(at('region'), { signedInAs: ANA });
  await user.selectOptions(await screen.findByLabelText('Dashboard language'), 'Español');
  const zone = screen.getByRole('combobox', { name: 'Your time zone' });
  await user.click(zone);
  await user.clear(zone);
  await user.type(zone, 'Lisbon{Enter}');
  expect(screen.getByText('Unsaved changes')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save changes to language and region' }));
  await heading('Ajustes');
  expect(href()).toBe(at('region', 'es'));
  expect(chosen()).toMatchObject({ language: 'es', timeZone: 'Europe/Lisbon' });
  await screen.findByRole('button', { name: textsOf('es').settings.region.save() });
  expect(screen.queryByText('Cambios sin guardar')).toBeNull();
});

test('the look is light, dark or the system’s again', async () => {
  const { user } = await renderApp(at('region'), { signedInAs: ANA });
  const look = within(await screen.findByRole('group', { name: 'Appearance' }));
  const stored = () => [localStorage.getItem('theme'), document.documentElement.dataset.theme];
  await user.click(look.getByRole('radio', { name: 'Dark' }));
  expect(stored()).toEqual(['dark', 'dark']);
  await user.click(look.getByRole('radio', { name: 'System' }));
  expect(stored()).toEqual([null, undefined]);
  await waitFor(() =>
    expect(look.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true),
  );
  // The other clock is a press away.
  expect(
    screen.getAllByRole('link', { name: 'Company and voice' }).at(-1)?.closest('section'),
  ).not.toBeNull();
});

test('each person chooses which mails they get', async () => {
  const { user } = await renderApp(at('notifications'), { signedInAs: ANA });
  const digest = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Weekly digest' });
  expect(digest.checked).toBe(false);
  await user.click(digest);
  await user.click(screen.getByRole('link', { name: 'Security' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await user.click(screen.getByRole('button', { name: 'Save changes to notifications' }));
  await screen.findByText('Notifications saved');
  expect(chosen()?.mails).toEqual(['quota', 'connections', 'tests', 'digest']);
  await renderApp(at('notifications'));
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Weekly digest' })).checked).toBe(
    true,
  );
});

describe('the data of the company', () => {
  test('is kept for as long as is chosen', async () => {
    const { user } = await renderApp(at('data'), { signedInAs: ANA });
    await user.selectOptions(await screen.findByLabelText('Keep conversations'), '90 days');
    const before = provider.db.state.dataSettings.acc_acme?.retentionDays;
    await user.click(screen.getByRole('button', { name: 'Save changes to retention' }));
    // What a shorter time deletes cannot be brought back: it is asked first.
    const asked = within(
      await screen.findByRole('alertdialog', { name: 'Keep conversations for 90 days only?' }),
    );
    expect(provider.db.state.dataSettings.acc_acme?.retentionDays).toBe(before);
    await user.click(asked.getByRole('button', { name: 'Delete older conversations' }));
    await screen.findByText('Retention saved');
    expect(provider.db.state.dataSettings.acc_acme?.retentionDays).toBe(90);
    // A longer one deletes nothing.
    await user.selectOptions(screen.getByLabelText('Keep conversations'), '2 years');
    await user.click(screen.getByRole('button', { name: 'Save changes to retention' }));
    await waitFor(() => expect(provider.db.state.dataSettings.acc_acme?.retentionDays).toBe(730));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  });

  test('becomes a file by a job, without anybody’s password', async () => {
    provider.db.state.dataExports = {};
    const { user } = await renderApp(at('data'), { signedInAs: ANA });
    await user.click(await screen.findByRole('button', { name: 'Prepare export' }));
    const give = await screen.findByRole('button', { name: 'Download export' });
    const download = vi.spyOn(downloads, 'download').mockImplementation(() => undefined);
    await user.click(give);
    await waitFor(() => expect(download).toHaveBeenCalled());
    const text = (await download.mock.lastCall?.[1].text()) ?? '';
    download.mockRestore();
    expect(JSON.parse(text)).toMatchObject({ company: { name: 'Acme Hogar' } });
    expect(text).toContain('Devoluciones');
    expect(text).not.toContain(DEMO_PASSWORD);
  });

  test('is deleted with the company’s name only; an owner who comes back in time keeps it', async () => {
    const { user } = await renderApp(at('data'), { signedInAs: ANA });
    await user.click(await screen.findByRole('button', { name: 'Delete account…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Type Acme Hogar to confirm');
    await user.type(field, 'Acme');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await dialog.findByText('That isn’t the name of your company.');
    expect(provider.callsOf('POST', '/accounts/acc_acme/deletion')).toEqual([]);
    await user.type(field, ' Hogar');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(provider.db.state.agents.bot_returns?.agent.status).toBe('paused');
    expect(Object.values(provider.db.state.tokens)).toEqual([]);

    await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await heading('Welcome, Ana Luna!');
    expect(provider.db.state.dataSettings.acc_acme?.deletion).toBeNull();
    expect(provider.db.state.agents.bot_returns?.agent.status).toBe('live');
  });

  test('cannot be deleted by an admin', async () => {
    const iker = provider.db.state.users.usr_iker;
    if (iker) iker.role = 'admin';
    await renderApp(at('data'), { signedInAs: 'iker@acme.example' });
    await screen.findByRole('button', { name: 'Make a new export' });
    expect(screen.queryByRole('button', { name: 'Delete account…' })).toBeNull();
  });
});

test.each(['region', 'notifications', 'data'])('in Spanish everything of %s is Spanish', async (section) => {
  await renderApp(at(section, 'es'), { signedInAs: ANA });
  await heading('Ajustes');
  await screen.findByRole('button', { name: /^Guardar/ });
  expect(screen.queryByText(/\b(Save|Export all data|Email|Language|Delete)\b/)).toBeNull();
});

describe('every section saves alike', () => {
  const typeInto = (label: string | RegExp, text: string) => async (user: User) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  const tick = (label: string) => async (user: User) =>
    user.click(await screen.findByRole('checkbox', { name: label }));

  test.each([
    ['profile', typeInto('First name', 'Anita'), 'Save changes to profile', 'Profile saved'],
    ['company', typeInto('Company name', 'Acme Casa'), 'Save changes to company', 'Company details saved'],
    ['company', typeInto(/^Brand voice/, 'Warm.'), 'Save changes to brand voice', 'Brand voice saved'],
    [
      'company',
      async (user: User) => user.click(await screen.findByRole('radio', { name: /^Your team answers/ })),
      'Save changes to who answers',
      'Answer settings saved',
    ],
    ['notifications', tick('Weekly digest'), 'Save changes to notifications', 'Notifications saved'],
    [
      'data',
      async (user: User) => user.selectOptions(await screen.findByLabelText('Keep conversations'), '2 years'),
      'Save changes to retention',
      'Retention saved',
    ],
    [
      'team',
      tick('A second person approves before an agent is published'),
      'Save changes to publishing',
      'Publishing saved',
    ],
    ['plan', typeInto(/^Tax ID/, '12345678Z'), 'Save changes to tax ID', 'Tax ID saved'],
    ['plan', typeInto(/^Cap per month/, '100'), 'Save changes to cap', 'Spending cap saved'],
  ] as const)('%s: %#', async (section, change, save, saved) => {
    const { user } = await renderApp(at(section), { signedInAs: ANA });
    const button = await screen.findByRole('button', { name: save, description: 'No changes to save.' });
    expect(button.ariaDisabled).toBe('true');
    await change(user);
    expect(button.ariaDisabled).toBeNull();
    // Beside the button, and nobody leaves without being asked.
    expect(button.parentElement?.textContent).toBe('Save changesUnsaved changes');
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    await user.click(button);
    await screen.findByText(saved);
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  });
});

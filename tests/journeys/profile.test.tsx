import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getSaveUserMockHandler } from '@/api/generated/company/company.msw';
import { flushDrafts, readDraft } from '@/session/drafts';
import { held } from '../support/held';
import { chooser, openSettings, picture, pictureInMenu } from '../support/open-settings';
import { playProvider } from '../support/play-provider';
import { heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';

type App = Awaited<ReturnType<typeof renderApp>>;

// jsdom draws nothing: that a picture opens is decided by a real browser, and tested there.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
});

const ana = () => provider.db.state.users.usr_ana?.user;
const saves = () => provider.callsOf('PUT', '/welcome/user');

describe('the details', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const save = (user: App['user']) =>
    user.click(screen.getByRole('button', { name: 'Save changes to profile' }));

  async function type(user: App['user'], name: string, text: string): Promise<void> {
    await user.clear(field(name));
    if (text) await user.type(field(name), text);
  }

  test('are saved, and the menu and the greeting follow at once', async () => {
    const { user } = await openSettings();
    await type(user, 'First name', '  Ana María ');
    await type(user, 'Last name (optional)', '');
    await type(user, 'Phone (optional)', '+34 600 000 001');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    await save(user);
    await screen.findByText('Profile saved');
    expect(ana()).toMatchObject({ name: 'Ana María', lastname: '', phone: '+34 600 000 001', email: ANA });
    await screen.findByRole('button', { name: 'Ana María’s account' });
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await heading('Welcome, Ana María!');
  });

  test('a name is needed, and the focus goes to it', async () => {
    const { user } = await openSettings();
    await type(user, 'First name', '   ');
    await save(user);
    await screen.findByText('Enter a name.');
    expect(document.activeElement).toBe(field('First name'));
    expect(saves()).toEqual([]);
  });

  test('the e-mail can be read, not written', async () => {
    await openSettings();
    expect(screen.getByDisplayValue(ANA).hasAttribute('readonly')).toBe(true);
  });

  test('a save that fails keeps what was typed; the next one succeeds', async () => {
    const { user } = await openSettings();
    provider.setScenario('broken');
    await type(user, 'First name', 'Anita');
    await save(user);
    await screen.findByText('Something went wrong on our end');
    expect(screen.getByDisplayValue('Anita')).toBeDefined();
    await screen.findByRole('button', { name: 'Ana Luna’s account' });
    expect(saves()).toHaveLength(1);
    provider.setScenario('usual');
    await save(user);
    await screen.findByRole('button', { name: 'Anita Luna’s account' });
  });

  test('a field that the provider refuses is marked and has the focus', async () => {
    provider.server.use(
      getSaveUserMockHandler(() => {
        throw HttpResponse.json(
          { message: 'Not valid', code: 'INVALID_REQUEST', fields: [{ path: 'phone', code: 'invalid' }] },
          { status: 422 },
        );
      }),
    );
    const { user } = await openSettings();
    await type(user, 'Phone (optional)', 'none');
    await save(user);
    await waitFor(() => expect(document.activeElement).toBe(field('Phone (optional)')));
    expect(field('Phone (optional)').getAttribute('aria-invalid')).toBe('true');
  });

  test('and a picture that is being saved do not overwrite one another', async () => {
    const { user } = await openSettings();
    const arrived = held();
    const late = held();
    let first = true;
    provider.server.use(
      http.put('*/api/v1/welcome/user', async () => {
        if (!first) return undefined;
        first = false;
        arrived.release();
        await late.promise;
        return undefined;
      }),
    );
    await user.upload(chooser(), picture());
    await arrived.promise;
    await type(user, 'First name', 'Anita');
    await save(user);
    late.release();
    await screen.findByRole('button', { name: 'Anita Luna’s account' });
    expect(ana()).toMatchObject({
      name: 'Anita',
      lastname: 'Luna',
      imageUrl: expect.stringContaining('me.png'),
    });
    expect(await pictureInMenu('Anita Luna')).toBe(ana()?.imageUrl);
  });

  test('that are not saved survive a reload, until they are saved or begun afresh', async () => {
    const first = await openSettings();
    await type(first.user, 'First name', 'Anita');
    await flushDrafts();
    const second = await renderApp('/en/dashboard/settings');
    await screen.findByText('We restored your unsent text.');
    expect(screen.getByDisplayValue('Anita')).toBeDefined();
    await save(second.user);
    await screen.findByRole('button', { name: 'Anita Luna’s account' });
    await waitFor(async () => expect(await readDraft('profile')).toBeUndefined());

    await type(second.user, 'Phone (optional)', '1');
    await flushDrafts();
    const third = await renderApp('/en/dashboard/settings');
    await third.user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(screen.getByDisplayValue('+34 600 123 456')).toBeDefined();
    expect(screen.getByDisplayValue('Anita')).toBeDefined();
    await waitFor(async () => expect(await readDraft('profile')).toBeUndefined());
  });

  test('that could not be saved, because the session had expired, are there again afterwards', async () => {
    const { user } = await openSettings();
    await type(user, 'First name', 'Anita');
    provider.server.use(
      getSaveUserMockHandler(() => {
        throw HttpResponse.json({ message: 'Token expired', code: 'TOKEN_EXPIRED' }, { status: 401 });
      }),
    );
    await save(user);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(saves()).toHaveLength(1);
    await openSettings();
    await screen.findByText('We restored your unsent text.');
    expect(screen.getByDisplayValue('Anita')).toBeDefined();
  });

  test('that are not saved are asked about before the page is left', async () => {
    const { user, at } = await openSettings();
    await type(user, 'First name', 'Anita');
    const home = screen.getByRole('link', { name: 'Home' });
    await user.click(home);
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(at()).toBe('/en/dashboard/settings');
    expect(screen.getByDisplayValue('Anita')).toBeDefined();
    await user.click(home);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await heading('Welcome, Ana Luna!');
  });

  test('in another section are asked about, and the way to their own asks nothing', async () => {
    const { user, href } = await openSettings();
    await type(user, 'First name', 'Anita');
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Company and voice' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByDisplayValue('Anita')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Company and voice' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    const voice = await screen.findByRole('textbox', { name: 'Brand voice (optional)' });
    expect(href()).toBe('/en/dashboard/settings?section=company');

    // Two forms of one section ask once.
    await user.type(voice, ' Always kind.');
    await user.click(await screen.findByRole('radio', { name: 'Your team answers' }));
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await heading('Welcome, Ana Luna!');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getSaveUserMockHandler } from '@/api/generated/company/company.msw';
import { getPresignUploadMockHandler } from '@/api/generated/uploads/uploads.msw';
import { flushDrafts, readDraft } from '@/session/drafts';
import { keptPerson } from '@/session/session';
import { held } from '../support/held';
import { HTML, png, SVG } from '../support/pictures';
import { playProvider } from '../support/play-provider';
import { heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const PUT = '*/played/uploads/:uploadId';

type App = Awaited<ReturnType<typeof renderApp>>;

// jsdom draws nothing: that a picture opens is decided by a real browser, and tested there.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
});

async function openSettings(path = '/en/dashboard/settings'): Promise<App> {
  const app = await renderApp(path, { signedInAs: ANA });
  await heading('Settings');
  await screen.findByRole('group', { name: 'Profile picture' });
  return app;
}

const picture = (name = 'me.png', content: BlobPart = png()) =>
  new File([content], name, { type: 'image/png' });
const chooser = () => screen.getByLabelText(/^(Choose a|Change) picture$/);
const ana = () => provider.db.state.users.usr_ana?.user;
const puts = () =>
  provider.calls.filter(({ method, path }) => method === 'PUT' && path.startsWith('/played/uploads/'));
const presigns = () => provider.callsOf('PUT', '/auth/generate-presigned-url');
const saves = () => provider.callsOf('PUT', '/welcome/user');

/** The picture on the button that opens the account's menu. */
async function pictureInMenu(name = 'Ana Luna'): Promise<string | null | undefined> {
  const button = await screen.findByRole('button', { name: `${name}’s account` });
  return button.querySelector('img')?.getAttribute('src');
}

describe('the picture', () => {
  test('that Ana chooses is sent, saved, and seen at once and after a reload', async () => {
    const { user } = await openSettings();
    expect(await pictureInMenu()).toBeUndefined();
    await user.upload(chooser(), picture());
    await screen.findByText('Your new picture is saved.');
    expect(ana()?.imageUrl).toMatch(/\/played\/pictures\/upl_\d+\/me\.png$/);
    expect(await pictureInMenu()).toBe(ana()?.imageUrl);
    expect(puts()).toHaveLength(1);
    expect(puts()[0]?.authorization).toBeNull();
    expect(await keptPerson()).toMatchObject({
      user: { imageUrl: ana()?.imageUrl, name: 'Ana', lastname: 'Luna' },
    });
    const shown = await fetch(ana()?.imageUrl ?? '');
    expect(Buffer.from(await shown.arrayBuffer()).equals(png())).toBe(true);

    await renderApp('/en/dashboard/home');
    await heading('Welcome, Ana Luna!');
    expect(await pictureInMenu()).toBe(ana()?.imageUrl);
  });

  test('a new one comes before the old one of either spelling', async () => {
    const person = ana();
    if (person) person.image_url = '/pictures/old.png';
    const { user } = await openSettings();
    expect(await pictureInMenu()).toBe(`${location.origin}/pictures/old.png`);
    await user.upload(chooser(), picture());
    await screen.findByText('Your new picture is saved.');
    expect(await pictureInMenu()).toBe(ana()?.imageUrl);
  });

  test('what is none is refused with its reason, and nothing is asked for', async () => {
    const { user } = await openSettings();
    await user.upload(chooser(), picture('me.png', SVG));
    await screen.findByText(/“me\.png” is an SVG file/);
    await user.upload(chooser(), picture('page.png', HTML));
    await screen.findByText(/“page\.png” is actually in HTML format/);
    await user.upload(chooser(), picture('none.png', ''));
    await screen.findByText(/“none\.png” is empty/);
    expect(presigns()).toEqual([]);
  });

  test('can be dropped; several at once cannot', async () => {
    await openSettings();
    const zone = screen.getByRole('group', { name: 'Profile picture' });
    fireEvent.drop(zone, { dataTransfer: { files: [picture(), picture()], types: ['Files'] } });
    await screen.findByText('Choose one picture at a time.');
    fireEvent.drop(zone, { dataTransfer: { files: [picture('dropped.png')], types: ['Files'] } });
    await screen.findByText('Your new picture is saved.');
    expect(ana()?.imageUrl).toMatch(/dropped\.png$/);
  });

  test('an upload that is cancelled changes nothing, and the focus is not lost', async () => {
    const arrived = held();
    const late = held();
    provider.server.use(
      http.put(PUT, async () => {
        arrived.release();
        await late.promise;
        return new HttpResponse(null);
      }),
    );
    const { user } = await openSettings();
    await user.upload(chooser(), picture());
    await arrived.promise;
    expect(screen.getByRole('progressbar', { name: 'Uploading me.png' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await screen.findByText('Upload canceled. Your picture hasn’t changed.');
    expect(document.activeElement).toBe(chooser());
    late.release();
    await new Promise((done) => setTimeout(done, 50));
    expect(saves()).toEqual([]);
    expect(await pictureInMenu()).toBeUndefined();
  });

  test.each([
    ['caducada.png', 'The upload expired'],
    ['corte.png', 'The connection dropped during the upload'],
  ])('%s fails once; trying again asks for a fresh URL and succeeds', async (name, title) => {
    const { user } = await openSettings();
    await user.upload(chooser(), picture(name));
    await screen.findByText(title);
    expect(puts()).toHaveLength(1);
    expect(saves()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Your new picture is saved.');
    expect(presigns()).toHaveLength(2);
    expect(new Set(puts().map(({ path }) => path)).size).toBe(2);
    expect(document.activeElement).toBe(chooser());
  });

  test('a URL is good for 15 minutes', async () => {
    provider.server.use(
      getPresignUploadMockHandler(async () => {
        provider.server.resetHandlers();
        const answer = await fetch('/api/v1/auth/generate-presigned-url', {
          method: 'PUT',
          headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
          body: JSON.stringify({ fileName: 'me.png', contentType: 'image/png', size: png().length }),
        });
        provider.advance(15 * 60 * 1000 + 1);
        return answer.json();
      }),
    );
    const { user } = await openSettings();
    await user.upload(chooser(), picture());
    await screen.findByText('The upload expired');
  });

  test('one that has arrived but could not be saved is only saved again', async () => {
    const { user } = await openSettings();
    provider.server.use(
      getSaveUserMockHandler(() => {
        provider.server.resetHandlers();
        throw HttpResponse.json(
          { message: 'It failed', code: 'BROKEN', reference: 'ref_5e11' },
          { status: 500 },
        );
      }),
    );
    await user.upload(chooser(), picture());
    await screen.findByText('ref_5e11');
    expect(await pictureInMenu()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Your new picture is saved.');
    expect(puts()).toHaveLength(1);
    expect(saves()).toHaveLength(2);
  });

  test('a failure can be put away, and the picture is as it was', async () => {
    const { user } = await openSettings();
    await user.upload(chooser(), picture('caducada.png'));
    await user.click(await screen.findByRole('button', { name: 'Keep current picture' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saves()).toEqual([]);
  });

  test('is removed, and comes back with Undo', async () => {
    const { user } = await openSettings();
    await user.upload(chooser(), picture());
    await screen.findByText('Your new picture is saved.');
    const before = ana()?.imageUrl;
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(ana()?.imageUrl).toBeNull();
    expect(await pictureInMenu()).toBeUndefined();
    expect(document.activeElement).toBe(chooser());
    await user.click(undo);
    await waitFor(async () => expect(await pictureInMenu()).toBe(before));
    expect(ana()?.imageUrl).toBe(before);
  });

  test('a URL of the provider that leads elsewhere is refused before anything is sent', async () => {
    provider.server.use(
      getPresignUploadMockHandler({
        uploadUrl: 'https://name:word@evil.example/put',
        publicUrl: 'https://evil.example/me.png',
        expiresAt: '2026-11-21T09:15:00Z',
      }),
    );
    const { user } = await openSettings();
    await user.upload(chooser(), picture());
    await screen.findByText('We stopped the upload to protect you');
    expect(puts()).toEqual([]);
  });
});

describe('the details', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const save = (user: App['user']) => user.click(screen.getByRole('button', { name: 'Save profile' }));

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
    await screen.findByText('Required.');
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

test('in Spanish everything of it is Spanish', async () => {
  const { user } = await openSettingsInSpanish();
  await user.upload(screen.getByLabelText('Elegir una foto'), picture('caducada.png'));
  await screen.findByText('La subida ha caducado');
  expect(screen.getByRole('textbox', { name: 'Apellidos (opcional)' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Plan y uso' })).toBeDefined();
});

async function openSettingsInSpanish(): Promise<App> {
  const app = await renderApp('/es/dashboard/settings', { signedInAs: ANA });
  await heading('Ajustes');
  await screen.findByRole('group', { name: 'Foto de perfil' });
  return app;
}

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getSaveUserMockHandler } from '@/api/generated/company/company.msw';
import { getPresignUploadMockHandler } from '@/api/generated/uploads/uploads.msw';
import { keptPerson } from '@/session/session';
import { held } from '../support/held';
import { chooser, openSettings, picture, pictureInMenu } from '../support/open-settings';
import { HTML, png, SVG } from '../support/pictures';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const PUT = '*/played/uploads/:uploadId';

type App = Awaited<ReturnType<typeof renderApp>>;

// jsdom draws nothing: that a picture opens is decided by a real browser, and tested there.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
});

const ana = () => provider.db.state.users.usr_ana?.user;
const puts = () =>
  provider.calls.filter(({ method, path }) => method === 'PUT' && path.startsWith('/played/uploads/'));
const presigns = () => provider.callsOf('PUT', '/auth/generate-presigned-url');
const saves = () => provider.callsOf('PUT', '/welcome/user');

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

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSaveAvatarMockHandler } from '@/api/generated/avatars/avatars.msw';
import { faceOfName, partsOfFace } from '@/lib/agent-face';
import { png, SVG } from '../support/pictures';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = { signedInAs: 'ana@acme.example' };
const PAGE = '/en/dashboard/agents/bot_returns';
const OWN = faceOfName('Devoluciones');

type App = Awaited<ReturnType<typeof renderApp>>;

// jsdom draws nothing: that a picture opens is decided by a real browser, and tested there.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
});

function stored(botKey = 'bot_returns') {
  const agent = provider.db.state.agents[botKey]?.agent;
  if (!agent) throw new Error(`the seed lacks ${botKey}`);
  return agent;
}

/** The number of the face beside a link or a title. */
function faceBeside(element: HTMLElement): number | undefined {
  const place = element.closest('tr, li, div:has(> svg, > span > svg)');
  const face = place?.querySelector('svg[data-face]')?.getAttribute('data-face');
  return face ? Number(face) : undefined;
}

async function openDialog({ user }: App): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Change avatar' }));
  return screen.findByRole('dialog', { name: 'Avatar of Devoluciones' });
}

const picture = (content: BlobPart = png()) => new File([content], 'face.png', { type: 'image/png' });

test('an agent has the same face in the list, on its page, in its chat and on home', async () => {
  await renderApp('/en/dashboard/agents', ANA);
  expect(faceBeside(await screen.findByRole('link', { name: 'Devoluciones' }))).toBe(OWN);

  await renderApp(PAGE);
  expect(faceBeside(await heading('Devoluciones'))).toBe(OWN);

  const chat = await renderApp(`${PAGE}/test-agent`);
  await chat.user.type(await screen.findByLabelText('Your message'), 'How much is the pick-up?{Enter}');
  const answers = await within(await screen.findByRole('log')).findAllByRole('article', {
    name: 'Devoluciones',
  });
  for (const answer of answers)
    expect(Number(answer.querySelector('svg[data-face]')?.getAttribute('data-face'))).toBe(OWN);
  for (const question of within(screen.getByRole('log')).getAllByRole('article', { name: 'You' }))
    expect(question.querySelector('svg[data-face]')).toBeNull();

  await renderApp('/en/dashboard/home');
  const link = await screen.findByRole('link', { name: 'Devoluciones' });
  await waitFor(() => expect(faceBeside(link)).toBe(OWN));
});

test('another face and color are chosen, hold at once, and stay with another name', async () => {
  const app = await renderApp(PAGE, ANA);
  const dialog = await openDialog(app);
  const chosen = (group: string, name: string) =>
    within(within(dialog).getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name });
  expect(chosen('Shape', 'Speech bubble').checked).toBe(true);
  expect(chosen('Eyes', 'Winking').checked).toBe(true);
  expect(chosen('Color', 'Cyan').checked).toBe(true);
  await app.user.click(chosen('Shape', 'Hexagon'));
  await app.user.click(chosen('Eyes', 'Round'));
  await app.user.click(chosen('Color', 'Green'));
  await app.user.click(within(dialog).getByRole('button', { name: 'Save avatar' }));
  await screen.findByText('Avatar saved');
  expect(screen.queryByRole('dialog')).toBeNull();
  const { avatar } = stored();
  expect(avatar?.hue).toBe(155);
  expect(partsOfFace(avatar?.face ?? 0)).toEqual({ head: 4, eyes: 0, x: 1, y: 1 });
  expect(faceBeside(await heading('Devoluciones'))).toBe(avatar?.face);

  await app.user.click(screen.getByRole('button', { name: 'Rename' }));
  const name = await screen.findByLabelText('Name');
  await app.user.clear(name);
  await app.user.type(name, 'Returns desk');
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' }));
  expect(faceBeside(await heading('Returns desk'))).toBe(avatar?.face);
  await renderApp('/en/dashboard/agents');
  expect(faceBeside(await screen.findByRole('link', { name: 'Returns desk' }))).toBe(avatar?.face);
});

test('a picture of one’s own takes the place of the face, and a face that of the picture', async () => {
  const app = await renderApp(PAGE, ANA);
  let dialog = await openDialog(app);
  await app.user.upload(within(dialog).getByLabelText('Choose a picture'), picture(SVG));
  await within(dialog).findByText(/“face\.png” is an SVG file/);
  await app.user.upload(within(dialog).getByLabelText('Choose a picture'), picture());
  await within(dialog).findByText('Picture uploaded. Save to use it.');
  expect(stored().avatar?.imageUrl).toBeNull();
  await app.user.click(within(dialog).getByRole('button', { name: 'Save avatar' }));
  await screen.findByText('Avatar saved');
  const address = stored().avatar?.imageUrl;
  expect(address).toMatch(/\/played\/pictures\/upl_\d+\/face\.png$/);
  const shown = () => document.querySelector('main img');
  await waitFor(() => expect(shown()?.getAttribute('src')).toBe(address));

  dialog = await openDialog(app);
  await app.user.click(within(dialog).getByRole('button', { name: 'Generate from the name' }));
  await app.user.click(within(dialog).getByRole('button', { name: 'Save avatar' }));
  await waitFor(() => expect(stored().avatar).toEqual({ face: OWN, hue: 215, imageUrl: null }));
  await waitFor(() => expect(shown()).toBeNull());
});

test('what is refused stays open with its reason, and cancelling changes nothing', async () => {
  const app = await renderApp(PAGE, ANA);
  provider.server.use(
    getSaveAvatarMockHandler(() => {
      throw HttpResponse.json({ message: 'No answer', code: 'PROVIDER_ERROR' }, { status: 500 });
    }),
  );
  const dialog = await openDialog(app);
  await app.user.click(within(dialog).getByRole('radio', { name: 'Drop' }));
  await app.user.click(within(dialog).getByRole('button', { name: 'Save avatar' }));
  await within(dialog).findByText('Something went wrong on our end');
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Drop' }).checked).toBe(true);
  await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(stored().avatar?.face).toBe(OWN);
  expect(faceBeside(await heading('Devoluciones'))).toBe(OWN);
});

test('where the provider keeps no avatars, the face is that of the name', async () => {
  for (const { agent } of Object.values(provider.db.state.agents)) delete agent.avatar;
  await renderApp('/en/dashboard/agents', ANA);
  expect(faceBeside(await screen.findByRole('link', { name: 'Devoluciones' }))).toBe(OWN);
  expect(faceBeside(await screen.findByRole('link', { name: 'Citas' }))).toBe(faceOfName('Citas'));
});

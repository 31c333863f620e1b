import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { png, SVG } from '../support/pictures';
import { playProvider } from '../support/play-provider';
import { en, open, press, publish, published, storedWidget } from '../support/widget-designer';

const provider = playProvider();
const { widget } = storedWidget(provider);

// jsdom draws nothing: that a picture opens is decided by a real browser, and tested there.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
});

const picture = (name = 'shop.png', content: BlobPart = png()) =>
  new File([content], name, { type: 'image/png' });
const field = async () => within(await screen.findByRole('group', { name: en.look.image() }));
const shownIn = (group: Awaited<ReturnType<typeof field>>) =>
  group.queryByRole('presentation')?.getAttribute('src');

test('a picture is uploaded, shown, and the visitors’ once it is published', async () => {
  const app = await open();
  const group = await field();
  group.getByText(/^Square image\. Without one, the agent’s avatar is shown\./);
  expect(shownIn(group)).toBeUndefined();
  expect(group.queryByRole('button', { name: 'Remove' })).toBeNull();
  await app.user.upload(group.getByLabelText('Upload'), picture());
  await group.findByText('Picture uploaded. Publish your changes to show it.');
  expect(shownIn(group)).toMatch(/\/played\/pictures\/upl_\d+\/shop\.png$/);
  expect(widget().theme.imageUrl).toBeNull();
  await publish(app);
  await published();
  expect(widget().theme.imageUrl).toMatch(/\/shop\.png$/);
  await waitFor(() => expect(group.queryByText(/^Picture uploaded/)).toBeNull());
});

test('what is no picture, too large or not taken is said, and nothing changes', async () => {
  const app = await open();
  const group = await field();
  const input = group.getByLabelText('Upload');
  await app.user.upload(input, picture('drawing.png', SVG));
  await group.findByText(/“drawing\.png” is an SVG file/);
  await app.user.upload(input, picture('huge.png', png({ bytes: 6_000_000 })));
  await group.findByText(/“huge\.png” is .* The limit is 5 MB/);
  await app.user.upload(input, picture('caducada.png'));
  await group.findByText('The upload expired');
  await app.user.click(group.getByRole('button', { name: 'Keep current picture' }));
  expect(group.queryByText('The upload expired')).toBeNull();
  await screen.findByText(en.save.saved());
});

test('without a network it says so, and the same picture is sent again', async () => {
  const app = await open();
  const group = await field();
  let fails = true;
  provider.server.use(
    http.put('*/api/v1/auth/generate-presigned-url', () => (fails ? HttpResponse.error() : undefined)),
  );
  await app.user.upload(group.getByLabelText('Upload'), picture());
  const again = await group.findByRole('button', { name: 'Try again' });
  group.getByText('Can’t connect');
  fails = false;
  await app.user.click(again);
  await group.findByText(/^Picture uploaded/);
});

test('an address that is there already stays, is told where it cannot be shown, and is removed', async () => {
  widget().theme.imageUrl = 'https://cdn.acme.example/logo.png';
  const app = await open();
  const group = await field();
  const text = group.getByText((_, element) => element?.textContent === 'https://cdn.acme.example/logo.png', {
    selector: 'p',
  });
  await press(app, 'Remove');
  expect(text.isConnected).toBe(false);
  // The button has gone under the keyboard.
  expect(document.activeElement).toBe(group.getByLabelText('Upload'));
  await publish(app);
  await published();
  expect(widget().theme.imageUrl).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getLoggedCallsMockHandler } from '@/api/generated/tool-calls/tool-calls.msw';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const OWN = '/en/dashboard/setup/tools?view=own';

test('the list says how the last call of each tool ended', async () => {
  await renderApp(OWN, { signedInAs: ANA });
  const rowOf = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('tr') ?? document.body);
  await (await rowOf('Stock de un producto')).findByText('Failed');
  await (await rowOf('Reservar un producto')).findByText('Not called yet');
});

test('a log that cannot be read takes away what it says of each tool, and no more', async () => {
  provider.server.use(
    getLoggedCallsMockHandler(() => {
      throw HttpResponse.json({ message: 'Not offered' }, { status: 501 });
    }),
  );
  await renderApp(OWN, { signedInAs: ANA });
  const row = (await screen.findByRole('link', { name: 'Stock de un producto' })).closest('tr');
  await waitFor(() => expect(row?.querySelector('.skeleton-block')).toBeNull());
  expect(screen.queryByText('Not called yet')).toBeNull();
  await screen.findByRole('button', { name: 'Edit Stock de un producto' });
});

test('where calls of the log could not be read, no tool is said never to have been called', async () => {
  provider.server.use(getLoggedCallsMockHandler({ items: [], nextCursor: null, total: 3 }));
  await renderApp(OWN, { signedInAs: ANA });
  const row = (await screen.findByRole('link', { name: 'Stock de un producto' })).closest('tr');
  await waitFor(() => expect(row?.querySelector('.skeleton-block')).toBeNull());
  expect(screen.queryByText('Not called yet')).toBeNull();
});

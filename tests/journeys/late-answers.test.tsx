import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { held } from '../support/held';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';

/** The next write to this path is answered when the test says so; resolves with how, once it was sent. */
function holdWrite(path: string) {
  const sent = held();
  const answer = held();
  const after = held();
  provider.server.use(
    http.post(
      `*/api/v1${path}`,
      async () => {
        sent.release();
        await answer.promise;
        after.release();
      },
      { once: true },
    ),
  );
  return {
    sent: sent.promise,
    /** Lets the answer come, and everything that follows from it happen. */
    answer: async () => {
      answer.release();
      await after.promise;
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}

test('leaving a test chat whose conversation is being opened', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_orders/test-agent', { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'New conversation' }));
  const opening = holdWrite('/conversations');
  await app.user.type(screen.getByLabelText('Your message'), 'Hello{Enter}');
  await opening.sent;
  await app.router.navigate({ to: '/{-$locale}/dashboard/home', params: { locale: 'en' } });
  await heading('Welcome, Ana Luna!');
  await opening.answer();
  expect(app.href()).toBe('/en/dashboard/home');
});

test('leaving the form of an agent that is being created', async () => {
  const app = await renderApp('/en/dashboard/setup/create-new-agent', { signedInAs: ANA });
  await app.user.type(await screen.findByLabelText('Name'), 'Facturas');
  await app.user.type(screen.getByLabelText('Instructions'), 'Answers questions about invoices.');
  const creating = holdWrite('/projects');
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await creating.sent;
  await app.router.navigate({ to: '/{-$locale}/dashboard/home', params: { locale: 'en' } });
  await heading('Welcome, Ana Luna!');
  await creating.answer();
  expect(app.href()).toBe('/en/dashboard/home');
});

test('leaving the recovery of a password', async () => {
  const app = await renderApp('/en/passwordrecovery');
  const sending = holdWrite('/auth/password-reset-links');
  await app.user.type(await screen.findByLabelText('Email'), 'ana@acme.example{Enter}');
  await sending.sent;
  await app.user.click(screen.getByRole('link', { name: /sign in|login/i }));
  await waitFor(() => expect(app.at()).toBe('/en/login'));
  await sending.answer();
  expect(app.at()).toBe('/en/login');
});

test('leaving the creator while its idea becomes an agent', async () => {
  const app = await renderApp('/en/dashboard/creator-agent/bot_creator-acme?agent=new', { signedInAs: ANA });
  await app.user.type(
    await screen.findByLabelText('Your message to Creator'),
    'I need an agent called Lola that answers questions about our hotel.{Enter}',
  );
  const create = await screen.findByRole('button', { name: 'Create agent' });
  const creating = holdWrite('/projects');
  await app.user.click(create);
  await creating.sent;
  await app.user.click(screen.getByRole('link', { name: 'Creator' }));
  await heading('Creator');
  const href = app.href();
  await creating.answer();
  expect(app.href()).toBe(href);
});

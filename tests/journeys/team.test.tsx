import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readToken } from '@/session/token';
import { textsOf } from '../e2e/support/texts';
import { onPhone } from '../support/on-phone';
import { playProvider, signInAs } from '../support/play-provider';
import { heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const IKER = 'iker@acme.example';
const VERA = 'vera@acme.example';
const TEAM = '/en/dashboard/settings?section=team';

const person = (userId: string) => provider.db.state.users[userId];
const mail = () => provider.db.state.outbox.at(-1);

async function openTeam(signedInAs = ANA, path = TEAM) {
  const app = await renderApp(path, { signedInAs });
  await screen.findByText(IKER, { exact: false });
  return app;
}

async function choose({ user }: Awaited<ReturnType<typeof openTeam>>, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

const rowOf = (text: string) => {
  const row = screen.getByText(text, { exact: false }).closest('li');
  if (!row) throw new Error(`${text} stands in no row`);
  return within(row);
};

describe('the team', () => {
  test('is named with what each may do, and who oneself is', async () => {
    await openTeam();
    expect(rowOf(ANA).getByText('Owner')).toBeDefined();
    expect(rowOf(ANA).getByText('You')).toBeDefined();
    expect(rowOf(IKER).getByText('Editor')).toBeDefined();
    await screen.findByText('lucia@acme.example');
    expect(rowOf('lucia@acme.example').getByText('1 agent')).toBeDefined();
    expect(rowOf('pau@acme.example').getByText('Expired')).toBeDefined();
  });

  test('gets somebody by an invitation, whose link opens the account with the role that was chosen', async () => {
    const { user } = await openTeam();
    await user.click(screen.getByRole('button', { name: 'Invite someone' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), 'Nora@acme.example');
    await user.click(dialog.getByRole('radio', { name: 'Viewer' }));
    await user.selectOptions(dialog.getByLabelText('Agents'), 'some');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Choose at least one agent.');
    // Below a long list of agents nobody would see it.
    expect(document.activeElement).toBe(dialog.getAllByRole('checkbox')[0]);
    await user.click(dialog.getByRole('checkbox', { name: 'Pedidos' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await screen.findByText('Invitation sent to Nora@acme.example');
    expect(mail()).toMatchObject({ to: 'nora@acme.example', path: expect.stringContaining('?invitation=') });

    localStorage.clear();
    const nora = await renderApp(mail()?.path ?? '');
    await heading('Join Acme Hogar');
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
    await nora.user.type(screen.getByLabelText('First name'), 'Nora');
    await nora.user.type(screen.getByLabelText('Password'), 'Madera-2027');
    await nora.user.type(screen.getByLabelText('Repeat password'), 'Madera-2027');
    await nora.user.click(screen.getByRole('button', { name: 'Join' }));
    await heading('Welcome, Nora!');
    const list = await renderApp('/en/dashboard/agents');
    await screen.findByRole('link', { name: 'Pedidos' });
    expect(screen.queryByRole('link', { name: 'Devoluciones' })).toBeNull();
    await list.router.navigate({ href: '/en/dashboard/agents/bot_returns' });
    await screen.findByText('You don’t have permission for this. Ask an owner or admin of your company.');
  });

  test.each([
    [IKER, 'This person is already in your company.'],
    ['nuevo@acme.example', 'This email belongs to another company’s account. Use a different one.'],
    ['lucia@acme.example', 'This person already has an open invitation. You can resend it from the list.'],
    ['nobody', 'Enter an email address like name@company.com.'],
  ])('does not invite %s, and says why', async (email, why) => {
    const { user } = await openTeam();
    await user.click(screen.getByRole('button', { name: 'Invite someone' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), email);
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect((await dialog.findByText(why)).id).toMatch(/-error$/);
    expect(provider.db.state.outbox).toEqual([]);
  });

  test('sends an invitation again with another link, and withdraws it', async () => {
    const app = await openTeam();
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Resend to pau@acme.example' }));
    await screen.findByText('Invitation sent again to pau@acme.example');
    await waitFor(() => expect(rowOf('pau@acme.example').queryByText('Expired')).toBeNull());
    const { path = '' } = mail() ?? {};
    await choose(app, 'pau@acme.example', 'Withdraw');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }),
    );
    await waitFor(() => expect(screen.queryByText('pau@acme.example')).toBeNull());
    localStorage.clear();
    await renderApp(path.replace('/es/', '/en/'));
    await heading('This invitation can’t be used');
    expect(screen.getByText('The invitation was withdrawn. Ask your company for a new one.')).toBeDefined();
  });

  test('has another role at once, and keeps its last owner', async () => {
    const app = await openTeam();
    const { user } = app;
    expect(screen.queryByRole('button', { name: 'More for Ana Luna' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit Ana Luna' }));
    const own = within(await screen.findByRole('dialog'));
    await user.click(own.getByRole('radio', { name: 'Admin' }));
    await user.click(own.getByRole('button', { name: 'Save role' }));
    await own.findByText('Your company needs at least one owner. Make someone else an owner first.');
    await user.click(own.getByRole('button', { name: 'Cancel' }));

    await user.click(screen.getByRole('button', { name: 'Edit Iker Soto' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Owner' }));
    await user.click(dialog.getByRole('button', { name: 'Save role' }));
    await screen.findByText('Iker Soto is now Owner');
    expect(person('usr_iker')?.role).toBe('owner');

    await choose(app, 'Ana Luna', 'Leave team');
    const leaving = within(await screen.findByRole('alertdialog'));
    await user.click(leaving.getByRole('button', { name: 'Leave team' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(readToken()).toBeUndefined();
    expect(person('usr_ana')).toBeUndefined();
  });

  test('loses who is taken out, after a question', async () => {
    const app = await openTeam();
    await choose(app, 'Vera Conde', 'Remove');
    await app.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    await screen.findByText('Vera Conde was removed');
    await waitFor(() => expect(screen.queryByText(VERA, { exact: false })).toBeNull());
  });

  test('has what is done most to press, the rest behind a button; a phone has room for one of them', async () => {
    const { user } = await openTeam();
    const buttonsOf = (text: string) =>
      rowOf(text)
        .getAllByRole('button')
        .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
    expect(buttonsOf(IKER)).toEqual(['Edit Iker Soto', 'More for Iker Soto']);
    await user.click(screen.getByRole('button', { name: 'More for Iker Soto' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Remove']);

    onPhone();
    await openTeam();
    expect(buttonsOf(IKER)).toEqual(['More for Iker Soto']);
    expect(buttonsOf(ANA)).toEqual(['Edit Ana Luna']);
  });

  test('in Spanish everything of it is Spanish', async () => {
    const { user } = await openTeam(ANA, '/es/dashboard/settings?section=team');
    const { team } = textsOf('es');
    await user.click(screen.getByRole('button', { name: team.invitations.invite() }));
    await screen.findByRole('dialog', { name: team.inviting.title() });
    expect(screen.getByRole('radio', { name: team.roles.viewer() })).toBeDefined();
    expect(screen.queryByText(/Invite|Member|Owner/)).toBeNull();
  });
});

describe('the link of an invitation', () => {
  test.each([
    ['ivs_expired', 'Your invitation has expired', 'Ask Ana Luna to send it again.'],
    [
      'ivs_nobody',
      'This invitation can’t be used',
      'The link is incomplete, or a newer one was sent. Open the link in the latest email.',
    ],
  ])('that opens nothing (%s) says why', async (secret, title, why) => {
    await renderApp(`/en/onboarding/register?invitation=${secret}`);
    await heading(title);
    expect(screen.getByText(why)).toBeDefined();
  });

  test('that was used says so', async () => {
    const invitation = provider.db.state.invitations['inv_acme-1'];
    if (invitation) invitation.ended = 'used';
    await renderApp('/en/onboarding/register?invitation=ivs_4kT9pQ2m');
    await screen.findByText('This invitation was already used. If that was you, log in.');
  });

  test('opened by somebody else who is signed in tells them to log out first', async () => {
    await signInAs(VERA);
    await renderApp('/en/onboarding/register?invitation=ivs_4kT9pQ2m');
    await heading('You’re logged in');
    expect(provider.callsOf('POST', '/auth/invitations/state')).toEqual([]);
  });
});

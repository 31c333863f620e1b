import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { getAccountMockHandler } from '@/api/generated/account/account.msw';
import { getAgentsMockHandler, getCreateAgentMockHandler } from '@/api/generated/agents/agents.msw';
import { getAgentMockHandler } from '@/api/generated/drafts/drafts.msw';
import {
  getCreateBotCreatorMockHandler,
  getWelcomeProcessMockHandler,
} from '@/api/generated/onboarding/onboarding.msw';
import type { Agent, AgentList } from '@/api/generated/schemas';
import { readToken } from '@/session/token';
import { dashboardChat } from '../support/dashboard-chat';
import { held } from '../support/held';
import { playProvider, signInAs } from '../support/play-provider';
import { heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const NUEVO = 'nuevo@acme.example';

function agentsOf(accountId: string) {
  return Object.values(provider.db.state.agents)
    .filter(
      ({ accountId: owner, agent }) => owner === accountId && !(agent.botKey in provider.db.state.trash),
    )
    .map(({ agent }) => agent);
}

/** An answer of the list of agents. */
function agentList(items: readonly Agent[], botCreator: Agent | null = null): AgentList {
  const counts = {
    all: items.length,
    live: 0,
    draft: 0,
    paused: 0,
    error: 0,
    unpublished: 0,
    withChannel: 0,
  };
  return { items: [...items], nextCursor: null, total: items.length, botCreator, counts };
}

function endOnboarding(): void {
  const stored = provider.db.state.accounts.acc_nuevo;
  if (!stored) throw new Error('the seed lacks the new account');
  stored.process.isEnd = true;
}

test('agents that the provider keeps for a later page are not counted as unreadable', async () => {
  const own = agentsOf('acc_acme').filter((agent) => !agent.isCreator);
  const [creator] = agentsOf('acc_acme').filter((agent) => agent.isCreator);
  provider.server.use(
    getAgentsMockHandler(() => {
      const list = agentList(own, creator);
      const items = own.map((agent) => (agent.botKey === 'bot_orders' ? { ...agent, name: {} } : agent));
      throw HttpResponse.json({ ...list, items, total: 30, nextCursor: String(own.length) });
    }),
  );
  await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await heading('Agents');
  await screen.findByText(/^1 of 30 couldn’t be shown/);
});

test('one agent that breaks the contract is left out, and the list says so', async () => {
  const own = agentsOf('acc_acme').filter((agent) => !agent.isCreator);
  const list = agentList(
    own,
    agentsOf('acc_acme').find((agent) => agent.isCreator),
  );
  provider.server.use(
    getAgentsMockHandler(() => {
      const items = own.map((agent) => (agent.botKey === 'bot_orders' ? { ...agent, name: {} } : agent));
      throw HttpResponse.json({ ...list, items });
    }),
  );
  await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await heading('Agents');
  await screen.findByText(/^1 of 4 couldn’t be shown/);
  expect((await screen.findAllByRole('link', { name: 'Devoluciones' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Pedidos' })).toBeNull();
  // Nothing new was created for the one that could not be read.
  expect(provider.callsOf('POST', '/welcome/createBotCreator')).toEqual([]);
});

test('an account that breaks the contract is said where it is missing, with whom to ask, and nobody is signed out', async () => {
  provider.server.use(
    getAccountMockHandler(() => {
      throw HttpResponse.json([]);
    }),
  );
  const app = await renderApp('/en/dashboard/home', {
    signedInAs: ANA,
    brand: { support: 'help@acme.example' },
  });
  // The rest of the page is there: a row says it, with the reference and whom to give it to.
  const part = within(await screen.findByRole('alert'));
  part.getByText('Your usage couldn’t be loaded. If it keeps happening, send support the reference.');
  expect((await part.findByRole('link', { name: 'Contact support' })).getAttribute('href')).toMatch(
    /^mailto:help@acme\.example\?subject=mismatch/,
  );
  expect(screen.getByText(/^mismatch GET \/accounts\//)).toBeDefined();
  expect(readToken()).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
  // It stays said until the answer is there.
  const again = screen.getByRole('button', { name: 'Try again' });
  const answer = Promise.withResolvers<void>();
  provider.server.use(
    getAccountMockHandler(async () => {
      await answer.promise;
      throw HttpResponse.json([]);
    }),
  );
  await app.user.click(again);
  await waitFor(() => expect(again.ariaBusy).toBe('true'));
  part.getByText(/^Your usage couldn’t be loaded/);
  provider.server.resetHandlers();
  answer.resolve();
  await waitFor(() => expect(again.ariaBusy).toBeNull());
  await app.user.click(again);
  await heading('Welcome, Ana Luna!');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each([
  [404, 'UNKNOWN_OPERATION'],
  [405, undefined],
  [501, undefined],
])('an operation the provider lacks (%s %s) is said to be missing', async (status, code) => {
  provider.server.use(
    getCreateAgentMockHandler(() => {
      throw HttpResponse.json({ message: 'none', code }, { status });
    }),
  );
  const app = await renderApp('/en/dashboard/setup/create-new-agent', { signedInAs: ANA });
  await app.user.type(await screen.findByLabelText('Name'), 'Workshop');
  await app.user.type(screen.getByLabelText('Instructions'), 'You repair bicycles.');
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await screen.findByText('Not available yet');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Instructions').value).toBe('You repair bicycles.');
});

test('a provider without the account call still shows the dashboard, without any offer', async () => {
  provider.server.use(
    getAccountMockHandler(() => {
      throw HttpResponse.json({ message: 'none', code: 'UNKNOWN_OPERATION' }, { status: 404 });
    }),
  );
  await renderApp('/en/dashboard/home', { signedInAs: ANA });
  await heading('Welcome, Ana Luna!');
  expect(screen.queryByText('Your plan has ended')).toBeNull();
  expect(readToken()).toBeDefined();
});

test('a new account gets exactly one creator', async () => {
  endOnboarding();
  const app = await renderApp('/en/dashboard/home', { signedInAs: NUEVO });
  await heading('Welcome, Nuria Vega!');
  await (await dashboardChat()).findByRole('button', { name: 'Do you have any questions?' });
  for (const to of ['/en/dashboard/agents', '/en/dashboard/channels', '/en/dashboard/home']) {
    await app.router.navigate({ href: to });
  }
  await renderApp('/en/dashboard/home');
  await heading('Welcome, Nuria Vega!');
  await (await dashboardChat()).findByRole('button', { name: 'Do you have any questions?' });
  expect(agentsOf('acc_nuevo').filter((agent) => agent.isCreator)).toHaveLength(1);
  expect(provider.callsOf('POST', '/welcome/createBotCreator')).toHaveLength(1);
  expect(provider.callsOf('POST', '/welcome/createBotCreator')[0]?.authorization).toMatch(/^Bearer tok_/);
});

test('hasty walks while the creator is on its way still make one', async () => {
  endOnboarding();
  const creation = held();
  const [model] = agentsOf('acc_acme');
  if (!model) throw new Error('the seed lacks the agents');
  const creator = { ...model, botKey: 'bot_made', name: 'Made', isCreator: true };
  let there = false;
  provider.server.use(
    getAgentsMockHandler(() => agentList([], there ? creator : null)),
    getCreateBotCreatorMockHandler(async () => {
      await creation.promise;
      there = true;
      return creator;
    }),
  );
  const app = await renderApp('/en/dashboard/home', { signedInAs: NUEVO });
  await heading('Welcome, Nuria Vega!');
  for (const to of ['/en/dashboard/agents', '/en/dashboard/channels', '/en/dashboard/home']) {
    await app.router.navigate({ href: to });
  }
  await heading('Welcome, Nuria Vega!');
  creation.release();
  await (await dashboardChat()).findByRole('button', { name: 'Do you have any questions?' });
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  expect(provider.callsOf('POST', '/welcome/createBotCreator')).toHaveLength(1);
});

test('when the agents cannot be fetched again, the created creator is used, and it is logged', async () => {
  endOnboarding();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let asked = 0;
  provider.server.use(
    getAgentsMockHandler(() => {
      asked += 1;
      // Once by the page, and once more right before the creator is made.
      if (asked > 2) throw HttpResponse.json({ message: 'no' }, { status: 500 });
      return agentList([]);
    }),
  );
  await renderApp('/en/dashboard/home', { signedInAs: NUEVO });
  await (await dashboardChat()).findByRole('button', { name: 'Do you have any questions?' });
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(asked).toBe(3);
  warn.mockRestore();
});

test('a creator that cannot be created harms nothing else', async () => {
  endOnboarding();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  provider.server.use(
    getCreateBotCreatorMockHandler(() => {
      throw HttpResponse.json({ message: 'no' }, { status: 500 });
    }),
  );
  const app = await renderApp('/en/dashboard/home', { signedInAs: NUEVO });
  await heading('Welcome, Nuria Vega!');
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(document.querySelector('agent-chat')).toBeNull();
  // Not on every walk: the next visit tries again.
  for (const to of ['/en/dashboard/agents', '/en/dashboard/channels', '/en/dashboard/home']) {
    await app.router.navigate({ href: to });
  }
  await heading('Welcome, Nuria Vega!');
  expect(provider.callsOf('POST', '/welcome/createBotCreator')).toHaveLength(1);
  warn.mockRestore();
});

test('a browser that kept the token but lost the rest finds its account again', async () => {
  await signInAs(ANA);
  localStorage.removeItem('agent-dashboard');
  await renderApp('/en/dashboard/home');
  await heading('Welcome, Ana Luna!');
});

test('a refresh that fails is told once, with its reference, and what was there stays', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await heading('Agents');
  provider.setScenario('broken');
  await app.queryClient.refetchQueries();
  await screen.findByText(/^This may be out of date\. Support reference: ref_/);
  expect(screen.getAllByText(/^This may be out of date/)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Copy reference' })).toBeDefined();
  expect((await screen.findAllByRole('link', { name: 'Devoluciones' })).length).toBeGreaterThan(0);
});

test.each([
  ['en', 'Something broke on our side', /^If something stops responding, reload the page\./, 'Reload'],
  ['es', 'Algo ha fallado por nuestra parte', /^Si algo no responde, recarga la página\./, 'Recargar'],
])('what nobody was waiting for and fails is told once (%s)', async (locale, title, text, button) => {
  await renderApp(`/${locale}/dashboard/home`, { signedInAs: ANA });
  await screen.findByRole('heading', { level: 1, name: /Ana Luna/ });
  const fail = (reason: unknown) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
  await fail(new DOMException('left', 'AbortError'));
  await fail(undefined);
  expect(screen.queryByText(text)).toBeNull();
  await fail(new TypeError('broken'));
  await fail(new TypeError('broken again'));
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken, too') })));
  await screen.findByText(text);
  expect(screen.getAllByText(title)).toHaveLength(1);
  expect(screen.getByRole('button', { name: button })).toBeDefined();
});

const broken = () => {
  throw HttpResponse.json([]);
};
const gone = () => {
  throw HttpResponse.json({ message: 'No such agent', code: 'NOT_FOUND' }, { status: 404 });
};

test('the dashboard keeps its frame when nothing is known of the company, and goes on once it is', async () => {
  provider.server.use(getWelcomeProcessMockHandler(broken));
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await screen.findByText('We couldn’t load this');
  const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(menu.getByRole('link', { name: 'Settings' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
  provider.server.resetHandlers();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Agents');
});

test.each([
  ['/en/dashboard/agents/bot_returns', 'Agents', 'All agents'],
  ['/en/dashboard/setup/instructions?agent=bot_returns', 'Instructions', 'Go to Home'],
  ['/en/dashboard/agents/bot_returns/test-agent', 'This page can’t be shown', 'Go to Home'],
])('%s that fails keeps the frame and says where to go on', async (path, title, way) => {
  provider.server.use(getAgentMockHandler(broken));
  await renderApp(path, { signedInAs: ANA });
  await heading(title);
  expect(await screen.findByRole('link', { name: way })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeDefined();
});

test('what is gone is not asked for again', async () => {
  provider.server.use(getAgentMockHandler(gone));
  await renderApp('/en/dashboard/agents/bot_nope/test-agent', { signedInAs: ANA });
  await screen.findByText('This no longer exists');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeDefined();
});

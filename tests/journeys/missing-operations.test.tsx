import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { readToken } from '@/session/token';
import { ANA, atPlans, NUEVO } from '../support/missing/acts';
import { agents } from '../support/missing/agents';
import { billing } from '../support/missing/billing';
import { channels } from '../support/missing/channels';
import { testChats } from '../support/missing/chat';
import { company } from '../support/missing/company';
import { creatorAndTests } from '../support/missing/creator-and-tests';
import { guessed, lack, promised, wordsIn } from '../support/missing/lack';
import { framed } from '../support/missing/meet';
import { LINK, session } from '../support/missing/session';
import { tools } from '../support/missing/tools';
import { visitors } from '../support/missing/visitors';
import { playProvider } from '../support/play-provider';
import { heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

/** The visits of each area; `missing-*.test.tsx` beside this file go through them. */
const tables = [agents, billing, channels, company, creatorAndTests, session, testChats, tools, visitors];

test('every operation that the specification does not show has its row, and a visit of it', () => {
  const visits = tables.flatMap((table) => Object.entries(table(provider)));
  expect([...promised.keys()].toSorted()).toEqual(guessed.toSorted());
  expect(visits.map(([operation]) => operation).toSorted()).toEqual(guessed.toSorted());
  for (const [operation, own] of visits) {
    const read = own.flatMap((visit) => visit.reads ?? wordsIn(operation));
    expect(read, operation).toEqual(expect.arrayContaining(wordsIn(operation)));
  }
});

test('an agent is gone when a list that works no longer has it, however a single one is asked for', async () => {
  lack(provider, (operation) => operation === 'GET /projects/{botKey}');
  await renderApp('/en/dashboard/agents/bot_gone', { signedInAs: ANA });
  await screen.findByText('We can’t find this agent');
  await renderApp('/en/dashboard/agents/bot_gone/test-agent');
  await screen.findByText('This no longer exists');
});

/** Without these two there is no dashboard. */
const HAD = ['POST /auth/sign-in', 'GET /projects'];

const rooms = [
  ['home', 'Welcome, Ana Luna!'],
  ['agents', 'Agents'],
  ['agents?view=trash', 'Trash'],
  ['agents/bot_returns', 'Agents'],
  ['agents/bot_returns/test-agent', 'Test Devoluciones'],
  ['agents/bot_returns/test-agent?view=tests', 'Tests for Devoluciones'],
  ['creator-agent/bot_returns', 'Creator'],
  ['creator-agent/bot_creator-acme', 'Creator'],
  ['creator-agent/bot_creator-acme?agent=new', 'New agent'],
  ['analytics', 'Analytics'],
  ['analytics?view=conversations', 'Conversations'],
  ['analytics?view=conversations&chat=con_lucia', 'Conversations'],
  ['channels', 'Channels'],
  ['settings', 'Settings'],
  ['setup/agents', 'Agents'],
  ['setup/agentsdetails', 'Agent details'],
  ['setup/tools', 'Tools'],
  ['setup/tools2', 'Tools'],
  ['setup/instructions', 'Instructions'],
  ['setup/instructions?agent=bot_returns', 'Instructions'],
  ['setup/connect', 'Connect a channel'],
  ['setup/create-new-agent', 'New agent'],
  ['setup/create-new-agent?way=template', 'New agent'],
  ['setup/create-new-agent?way=copy&from=bot_returns', 'New agent'],
  ['setup/create-new-agent?job=job_1', 'Creating your agent'],
  ['composio-test', 'Test a tool'],
  ['composio-integration-test', 'Test an integration'],
] as const;

test.each([0, 1])('half of them are missing (%i): every room opens in its frame', async (half) => {
  const others = guessed.filter((operation) => !HAD.includes(operation));
  const some = others.filter((_, index) => index % 2 === half);
  lack(provider, (operation) => some.includes(operation));
  const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
  for (const [room] of rooms) {
    const href = `/en/dashboard/${room}`;
    await app.router.navigate({ href });
    await screen.findByRole('heading', { level: 1 });
    await framed(href);
    expect(app.href()).toBe(href);
  }
  expect(reload).not.toHaveBeenCalled();
  expect(readToken()).toBeDefined();
});

describe('all of them are missing', () => {
  const publicPages = [
    ['/en/login', 'Log in'],
    ['/en/onboarding/register', 'Create your account'],
    ['/en/onboarding/company_settings', 'Log in to continue'],
    ['/en/passwordrecovery', 'Recover your password'],
    ['/en/sendemail', 'Let’s start over'],
    ['/en/sendemailagain', 'Let’s start over'],
    ['/en/recoversuccess', 'Let’s start over'],
    [LINK, 'Choose a new password'],
    ['/en/toolisconnected', 'Tool connected'],
    ['/en/oauth/google', 'There’s no login to finish here'],
    ['/en/oauth/microsoft', 'There’s no login to finish here'],
  ] as const;

  const steps = [
    ['company_settings', 'company_settings', 'Tell us about your company'],
    ['pricing', 'pricing', 'Choose your plan'],
    ['freetrial', 'pricing', 'Choose your plan'],
    ['subscriptionpay', 'pricing', 'Choose your plan'],
    ['subscribing?job=job_1', 'subscribing', 'Account setup'],
  ] as const;

  beforeEach(() => {
    lack(provider, (operation) => guessed.includes(operation) && !HAD.includes(operation));
  });

  test('every room of the dashboard opens in its frame', async () => {
    const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    for (const [room, title] of rooms) {
      const href = `/en/dashboard/${room}`;
      await app.router.navigate({ href });
      await heading(title);
      await framed(href);
      expect(app.href()).toBe(href);
    }
    expect(reload).not.toHaveBeenCalled();
    expect(readToken()).toBeDefined();
  });

  test.each(steps)('onboarding/%s opens as %s in its frame', async (step, to, title) => {
    if (to !== 'company_settings') atPlans(provider);
    const app = await renderApp(`/en/onboarding/${step}`, { signedInAs: NUEVO });
    await heading(title);
    expect(app.at()).toBe(`/en/onboarding/${to}`);
    expect(readToken()).toBeDefined();
  });

  test.each(publicPages)('%s opens', async (path, title) => {
    await renderApp(path);
    await heading(title);
  });
});

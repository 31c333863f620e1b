import type { PlayedProvider } from '@mocks/core/node';
import type { TeamMember } from '@mocks/team/store';
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { CallFailed, call } from '@/widget/call';
import { makePanel, type Panel } from '@/widget/panel';
import { pathOf } from '@/widget/paths';
import { fillBrowserGaps } from './browser-gaps';
import { playProvider } from './play-provider';

const BASE = `${location.origin}/api/v1`;
/** The chat that asks nothing first. */
export const ORDERS = 'wgt_orders';

const open: Panel[] = [];

/** Plays the provider for a file of tests on the chat, in a browser that keeps nothing; each test leaves its chats. */
export function playVisits() {
  const provider = playProvider();

  beforeEach(() => {
    fillBrowserGaps();
    localStorage.clear();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const panel of open.splice(0)) panel.leave();
    document.body.replaceChildren();
  });

  return provider;
}

/** A page with the open chat of a widget, as the element makes it. */
export async function visit(widgetId: string) {
  const host = document.createElement('div');
  const box = document.createElement('div');
  const launcher = document.createElement('button');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  box.append(launcher);
  root.append(box);
  const user = userEvent.setup({ document });
  let settings: unknown = {};
  let trouble: string | undefined;
  try {
    settings = await (await call(`${BASE}${pathOf(widgetId)}?language=en`)).json();
  } catch (error) {
    trouble = error instanceof CallFailed ? error.code : 'BROKEN';
  }
  const panel = await makePanel({
    root,
    box,
    launcher,
    language: 'en',
    settings,
    trouble,
    service: undefined,
    at: { base: BASE, widgetId },
    verified: undefined,
    retry: () => undefined,
    opened: () => undefined,
  });
  open.push(panel);
  panel.open({});
  const chat = within(box);
  const press = async (name: string | RegExp) => user.click(await chat.findByRole('button', { name }));
  const say = async (text: string) => {
    await user.type(await chat.findByRole('textbox', { name: 'Your message' }), text);
    await press('Send');
  };
  const choose = async (name: string) => {
    await press('More options');
    await press(name);
  };
  return { user, chat, press, say, choose, panel, root };
}

/** Somebody who has the chat of a widget before them. */
export type Visited = Awaited<ReturnType<typeof visit>>;

/** The team of the company at those hours; it comes for who asks, and the company has its own words for that. */
export function setUpTeam({ db }: PlayedProvider, { hours }: { hours: TeamMember['hours'] }): void {
  const { team, versions } = db.state;
  for (const one of team.acc_acme ?? []) one.hours = hours;
  const live = versions.bot_orders?.find(({ isLive }) => isLive);
  if (!live) throw new Error('Nothing is live.');
  const text = (en: string) => ({ en, es: '' });
  const rule = { ruleId: 'rule_a', when: 'asked' as const, words: [], to: 'mem_iker', enabled: true };
  live.content = {
    ...live.content,
    handoff: { ...live.content.handoff, rules: [rule], whenNobody: 'message' },
    texts: {
      ...live.content.texts,
      handoff: text('**One** moment.'),
      nobody: text('**Nobody** here.'),
      closing: text('Thank you.'),
    },
  };
}

/** All that the browser keeps. */
export const kept = () => JSON.stringify({ ...localStorage });

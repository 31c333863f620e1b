import { describe, expect, test } from 'vitest';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentList } from '@/api/generated/schemas/agentList.zod';
import type { AgentsParams } from '@/api/generated/schemas/agentsParams.zod';
import { foundAgents } from '@/shared/agents/found-agents';

const agent = (name: string, other: Partial<Agent> = {}): Agent => ({
  botKey: name,
  name,
  isCreator: false,
  unpublishedChanges: false,
  summary: { en: '', es: '' },
  ...other,
});
const CITAS = agent('Citas 10', { status: 'live', channels: ['teams'], updatedAt: '2026-11-02' });
const CITAS_2 = agent('citas 2', { status: 'paused', channels: [], updatedAt: '2026-11-03' });
const GUIA = agent('Guía', { summary: { en: 'Knows México', es: '' }, unpublishedChanges: true });
const ALL: AgentList = { items: [CITAS, CITAS_2, GUIA], total: 3 };

const asked = (what: Partial<AgentsParams>, list = ALL) => foundAgents(list, { accountId: 'acc', ...what });
const names = (what: Partial<AgentsParams>) => asked(what).items.map(({ name }) => name);

describe('the agents of a provider that gives all of them whatever it is asked', () => {
  test('are found by their words, whatever the case and the accents', () => {
    expect(names({ q: ' CITÁS ' })).toEqual(['citas 2', 'Citas 10']);
    expect(names({ q: 'mexico' })).toEqual(['Guía']);
    expect(asked({ q: 'nobody' })).toMatchObject({ items: [], total: 0, counts: { all: 3 } });
  });

  test('are those of the state, the channel and the changes asked for', () => {
    expect(names({ status: 'live' })).toEqual(['Citas 10']);
    expect(names({ channel: 'teams' })).toEqual(['Citas 10']);
    expect(names({ unpublished: true })).toEqual(['Guía']);
    expect(names({ unpublished: false })).toEqual(['citas 2', 'Citas 10']);
  });

  test('come in the order asked for: the last change first, names as people order them', () => {
    expect(names({})).toEqual(['citas 2', 'Citas 10', 'Guía']);
    expect(names({ order: 'asc' })).toEqual(['Guía', 'Citas 10', 'citas 2']);
    expect(names({ sort: 'name' })).toEqual(['citas 2', 'Citas 10', 'Guía']);
    expect(names({ sort: 'name', order: 'desc' })).toEqual(['Guía', 'Citas 10', 'citas 2']);
    const untold = { items: [agent('b'), agent('a')], total: 2 };
    expect(asked({}, untold).items).toEqual(untold.items);
  });

  test('are no more than asked for, of so many', () => {
    expect(asked({ limit: 2 })).toMatchObject({ items: [CITAS_2, CITAS], total: 3 });
  });
});

test('a provider that looks for them itself, or gives a page of them, is left alone', () => {
  const counted = { ...ALL, counts: { all: 9 } };
  expect(asked({ q: 'nobody' }, counted)).toBe(counted);
  const page = { ...ALL, total: 900 };
  expect(asked({ q: 'nobody' }, page)).toBe(page);
});

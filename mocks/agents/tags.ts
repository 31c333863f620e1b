import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import type { TagCount } from '@/api/generated/schemas';
import type { Agent } from './schemas';

/** Lower case without accents. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether two are the same tag, whatever the case and the accents. */
export function isSameTag(one: string, other: string): boolean {
  return fold(one.trim()) === fold(other.trim());
}

/** The tags of these agents, each with how many have it. */
export function tagsOf(agents: readonly Pick<Agent, 'tags'>[]): TagCount[] {
  const counts = new Map<string, number>();
  for (const { tags } of agents) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, many]) => ({ tag, agents: many }))
    .toSorted((a, b) => fold(a.tag).localeCompare(fold(b.tag)));
}

function agentsOf(db: Db<State>, accountId: string): Agent[] {
  return Object.values(db.state.agents).flatMap((stored) =>
    stored.accountId === accountId ? [stored.agent] : [],
  );
}

/** The tag as the account writes it already; else as it is written here. */
export function knownTag(db: Db<State>, accountId: string, tag: string): string {
  const known = agentsOf(db, accountId).flatMap(({ tags }) => tags);
  return known.find((one) => isSameTag(one, tag)) ?? tag.trim();
}

/** Puts another tag, or none, in the place of one; says how many agents have it now. */
export function replaceTag(db: Db<State>, accountId: string, tag: string, name: string | undefined): number {
  const agents = agentsOf(db, accountId);
  for (const agent of agents) {
    if (!agent.tags.some((one) => isSameTag(one, tag))) continue;
    const others = agent.tags.filter((one) => !isSameTag(one, tag));
    const has = name === undefined || others.some((one) => isSameTag(one, name));
    agent.tags = has ? others : [...others, name];
  }
  return name === undefined ? 0 : agents.filter(({ tags }) => tags.includes(name)).length;
}

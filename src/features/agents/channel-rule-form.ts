import { ChannelAudience } from '@/api/generated/schemas/channelAudience.zod';
import type { ChannelRule } from '@/api/generated/schemas/channelRule.zod';
import type { ChannelRulePayload } from '@/api/generated/schemas/channelRulePayload.zod';
import { OpenDay } from '@/api/generated/schemas/openDay.zod';
import { Weekday } from '@/api/generated/schemas/weekday.zod';
import { known } from '@/api/known';

/** The hours a day begins with when it is opened. */
export const USUAL_DAY = { opens: '09:00', closes: '18:00' } as const;

const USUAL_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** A rule as it is edited; what is not known here begins as usual. */
export function editedRule(rule: ChannelRule | undefined): ChannelRulePayload {
  const week = (rule?.hours.week ?? []).flatMap((day) => OpenDay.safeParse(day).data ?? []);
  return {
    audience: known(ChannelAudience, rule?.audience) ?? 'everyone',
    hosts: rule?.hosts ?? [],
    hours: {
      always: rule?.hours.always ?? true,
      week: week.length > 0 ? week : USUAL_DAYS.map((day) => ({ day, ...USUAL_DAY })),
    },
  };
}

/** The days of the week in their order. */
export const WEEKDAYS = Weekday.options;

/** One website a line, or with commas between; without what a copied address brings that is no part of its name. */
export function hostsIn(text: string): string[] {
  const hosts = text
    .split(/[\s,;]+/)
    .map((host) => host.trim().toLowerCase().replace(/\.$/, ''))
    .filter((host) => host !== '');
  return [...new Set(hosts)];
}

/** What is wrong with the name of a website; undefined when nothing is. */
export type HostFault = 'scheme' | 'path' | 'wildcard' | 'port' | 'ip' | 'name';

const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Tells what keeps a text from being the name of a website. */
export function hostFault(host: string): HostFault | undefined {
  if (HOST.test(host)) return undefined;
  if (/^[a-z]+:\/\//.test(host)) return 'scheme';
  if (host.includes('*')) return 'wildcard';
  if (/^(\d{1,3}\.){3}\d{1,3}(:\d+)?$/.test(host) || /^\[?[0-9a-f:]*:[0-9a-f:]+\]?$/.test(host)) return 'ip';
  if (host.includes('/')) return 'path';
  if (/:\d+$/.test(host)) return 'port';
  return 'name';
}

/** The days that close before they open. */
export function turnedDays({ always, week }: ChannelRulePayload['hours']): Weekday[] {
  return always ? [] : week.filter(({ opens, closes }) => opens >= closes).map(({ day }) => day);
}

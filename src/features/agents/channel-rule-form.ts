import { ChannelAudience } from '@/api/generated/schemas/channelAudience.zod';
import type { ChannelRule } from '@/api/generated/schemas/channelRule.zod';
import type { ChannelRulePayload } from '@/api/generated/schemas/channelRulePayload.zod';
import { OpenDay } from '@/api/generated/schemas/openDay.zod';
import { Weekday } from '@/api/generated/schemas/weekday.zod';
import { known } from '@/api/known';
import { readDomains } from '@/shared/channels/domains';

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

/** What is wrong with the name of a site. */
type SiteFault = 'wildcard' | 'ip' | 'name';

/** A site as it is named, one a line or with commas between, without what a pasted address brings beside its name. */
export interface ReadSite {
  host: string;
  fault: SiteFault | undefined;
}

/** Reads the sites that somebody names; each once. */
export function readSites(text: string): readonly ReadSite[] {
  const sites = readDomains(text).map(({ text: typed, domain, notes, fault }): ReadSite => {
    // The widget's domains hold for those below them; a site stands for itself alone.
    if (fault === 'wildcard' || notes.includes('wildcard')) return { host: typed, fault: 'wildcard' };
    if (fault) return { host: typed, fault: fault === 'ip' ? 'ip' : 'name' };
    return { host: domain, fault: undefined };
  });
  return [...new Map(sites.map((site) => [site.host, site])).values()];
}

/** The days that close before they open. */
export function turnedDays({ always, week }: ChannelRulePayload['hours']): Weekday[] {
  return always ? [] : week.filter(({ opens, closes }) => opens >= closes).map(({ day }) => day);
}

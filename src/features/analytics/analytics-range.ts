import { knownTimeZone } from '@/lib/time-zone';
import type { AnalyticsSearch } from './analytics-search';
import { addDays, dayIn, daysIn, isDay } from './calendar';

/** How many days each range has that goes by a name. */
export const PRESETS = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const;
export type Preset = keyof typeof PRESETS;
/** The range where none is chosen. */
export const USUAL: Preset = '30d';

/** More days than that no provider has to count. */
const MOST_DAYS = 366;

/** What is wrong with a range that a person or a link asks for. */
export type RangeFault = 'noDay' | 'backwards' | 'tooLong' | 'noZone';

/** Which days the figures are about. */
export interface AnalyticsRange {
  preset: Preset | 'custom';
  from: string;
  to: string;
  /** The day that is not over yet. */
  today: string;
  zone: string;
  /** The days just before, as many of them; undefined where nothing is compared. */
  before: { from: string; to: string } | undefined;
  fault: RangeFault | undefined;
}

/** A range by its name, where it is one. */
export function isPreset(text: string | undefined): text is Preset {
  return text !== undefined && Object.hasOwn(PRESETS, text);
}

/** What is wrong with a first and a last day. */
export function faultOf(from: string | undefined, to: string | undefined): RangeFault | undefined {
  if (!isDay(from) || !isDay(to)) return 'noDay';
  if (to < from) return 'backwards';
  return daysIn(from, to) > MOST_DAYS ? 'tooLong' : undefined;
}

/** Reads the range of a link: by the clock of its zone, else of the company's, else of the browser's. */
export function rangeOf(
  search: AnalyticsSearch,
  companyZone: string | undefined,
  now: Date = new Date(),
): AnalyticsRange {
  const own = companyZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = search.zone === undefined ? own : knownTimeZone(search.zone);
  const today = dayIn(zone, now);
  const isNamed = isPreset(search.preset);
  const isCustom = !isNamed && (search.preset === 'custom' || (search.from ?? search.to) !== undefined);
  const preset = isNamed ? search.preset : USUAL;
  const from = isCustom ? search.from : addDays(today, 1 - PRESETS[isPreset(preset) ? preset : USUAL]);
  const to = isCustom ? search.to : today;
  const fault = zone === undefined ? 'noZone' : faultOf(from, to);
  const first = from ?? '';
  const last = to ?? '';
  return {
    preset: isCustom ? 'custom' : isPreset(preset) ? preset : USUAL,
    from: first,
    to: last,
    today,
    zone: zone ?? own,
    before:
      fault === undefined && search.compare !== 'none'
        ? { from: addDays(first, -daysIn(first, last)), to: addDays(first, -1) }
        : undefined,
    fault,
  };
}

import { ApiError } from '@/api/api-error';

/** A time zone that is no alias (specification §3 Reference data). */
export interface TimeZone {
  /** The canonical identifier. */
  name: string;
  /** Minutes ahead of UTC. */
  standardOffset: number;
  daylightOffset: number;
  /** Two-letter codes. */
  countries: readonly string[];
}

/** The table of time zones and where its aliases lead. */
export interface TimeZones {
  zones: readonly TimeZone[];
  aliases: ReadonlyMap<string, string>;
}

// A placeholder of the zone database: no clock follows it.
const NO_ZONE = 'Factory';

/** Loads the table of time zones. */
export async function loadTimeZones(): Promise<TimeZones> {
  try {
    const { getAllTimezones } = await import('countries-and-timezones');
    const all = Object.values(getAllTimezones({ deprecated: true }));
    const zones = all
      .filter((zone) => !zone.aliasOf && String(zone.name) !== NO_ZONE)
      .map(({ name, utcOffset, dstOffset, countries }) => ({
        name,
        standardOffset: utcOffset,
        daylightOffset: dstOffset,
        countries,
      }));
    const aliases = new Map<string, string>();
    for (const zone of all) if (zone.aliasOf) aliases.set(zone.name, zone.aliasOf);
    return { zones, aliases };
  } catch (error) {
    throw new ApiError(`The time zones did not arrive: ${String(error)}`, { kind: 'network' });
  }
}

/** The zone behind an identifier, through an alias if it is one; undefined when there is no such zone. */
export function resolveTimeZone({ zones, aliases }: TimeZones, name: string): TimeZone | undefined {
  const canonical = aliases.get(name) ?? name;
  return zones.find((zone) => zone.name === canonical);
}

/** The zone this browser's clock follows, as the browser calls it. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Where most people of a country live, if that is not in the first zone of its list. */
const MOST_PEOPLE = new Set([
  'America/Mexico_City',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Toronto',
  'Asia/Hebron',
  'Asia/Ho_Chi_Minh',
  'Asia/Nicosia',
  'Asia/Singapore',
  'Asia/Tashkent',
  'Asia/Ulaanbaatar',
  'Australia/Sydney',
  'Europe/Lisbon',
  'Europe/Madrid',
  'Europe/Moscow',
  'Pacific/Port_Moresby',
  'Pacific/Tahiti',
  'Pacific/Tarawa',
]);

/** The zones of a country, the one where most people live first. */
export function zonesOfCountry({ zones }: TimeZones, countryCode: string): readonly TimeZone[] {
  const there = zones.filter((zone) => zone.countries.includes(countryCode));
  return there.toSorted((a, b) => Number(MOST_PEOPLE.has(b.name)) - Number(MOST_PEOPLE.has(a.name)));
}

/** The zone to suggest for a country: the browser's when it is in the country, else the one where most people live. */
export function zoneOfCountry(
  timeZones: TimeZones,
  countryCode: string,
  browserZone: string,
): TimeZone | undefined {
  const there = zonesOfCountry(timeZones, countryCode);
  const own = resolveTimeZone(timeZones, browserZone);
  return own && there.includes(own) ? own : there[0];
}

function offsetText(minutes: number): string {
  const sign = minutes < 0 ? '−' : '+';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** A zone's distance from UTC, with the one in daylight saving time: `UTC+1/+2`. */
export function zoneOffsetText({ standardOffset, daylightOffset }: TimeZone): string {
  const standard = `UTC${offsetText(standardOffset)}`;
  return standardOffset === daylightOffset ? standard : `${standard}/${offsetText(daylightOffset)}`;
}

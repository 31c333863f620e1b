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

/** The zone to suggest for a country: the browser's when it is in the country, else the only one there is. */
export function zoneOfCountry(
  { zones, aliases }: TimeZones,
  countryCode: string,
  browserZone: string,
): TimeZone | undefined {
  const there = zones.filter((zone) => zone.countries.includes(countryCode));
  const own = resolveTimeZone({ zones, aliases }, browserZone);
  if (own && there.includes(own)) return own;
  return there.length === 1 ? there[0] : undefined;
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

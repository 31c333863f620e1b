import type { Company } from '@/api/generated/schemas/company.zod';
import type { SavedCompany } from '@/api/generated/schemas/savedCompany.zod';
import type { ComboboxOption } from '@/ui/use-combobox';
import type { Country } from './reference/countries';
import {
  resolveTimeZone,
  type TimeZone,
  type TimeZones,
  zoneOffsetText,
  zonesOfCountry,
} from './reference/time-zones';

/** The countries in the reader's language and order. */
export function countryOptions(countries: readonly Country[], locale: string): ComboboxOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map(({ countryName, countryShortCode }) => ({
      value: countryShortCode,
      label: names.of(countryShortCode) ?? countryName,
    }))
    .toSorted((a, b) => compare(a.label, b.label));
}

function zoneOption(zone: TimeZone): ComboboxOption {
  // What belongs to no region has a name of its own behind its prefix: UTC.
  const label = zone.name.replace(/^Etc\//, '').replaceAll('_', ' ');
  return { value: zone.name, label, hint: zoneOffsetText(zone) };
}

/** All time zones, those of the chosen country first, and of them the one where most people live. */
export function zoneOptions(timeZones: TimeZones, countryCode: string): ComboboxOption[] {
  const there = zonesOfCountry(timeZones, countryCode);
  return [...there, ...timeZones.zones.filter((zone) => !there.includes(zone))].map(zoneOption);
}

/** Options that also hold what is saved, should the reference data not know it. */
export function withSaved(
  options: readonly ComboboxOption[],
  saved: string | null | undefined,
): readonly ComboboxOption[] {
  if (!saved || options.some((option) => option.value === saved)) return options;
  return [{ value: saved, label: saved }, ...options];
}

/** What the form starts with: what is saved, else the browser's time zone and the country guessed from it. */
export function startingCompany(
  company: SavedCompany | null | undefined,
  timeZones: TimeZones,
  browserZone: string,
): Required<Company> {
  if (company?.timeZone) {
    const zone = resolveTimeZone(timeZones, company.timeZone);
    return { ...company, region: company.region ?? '', timeZone: zone?.name ?? company.timeZone };
  }
  const zone = resolveTimeZone(timeZones, browserZone);
  if (company) return { ...company, region: company.region ?? '', timeZone: zone?.name ?? '' };
  return { name: '', country: zone?.countries[0] ?? '', region: '', timeZone: zone?.name ?? '' };
}

/** What is sent of the form: a region that is not chosen is left out. */
export function companyOf({ region, ...rest }: Company): Company {
  return region ? { ...rest, region } : rest;
}

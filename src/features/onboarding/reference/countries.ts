import { ApiError } from '@/api/api-error';

/** A country of the reference data (specification §3 Reference data). */
export interface Country {
  countryName: string;
  countryShortCode: string;
  /** Codes may be missing, empty or repeat: a region is known by its country's code and its own name. */
  regions: readonly { name: string; shortCode?: string | undefined }[];
}

/** Loads the world's countries with their regions, alphabetically in English. */
export async function loadCountries(): Promise<readonly Country[]> {
  try {
    return (await import('country-region-data/data.json')).default;
  } catch (error) {
    throw new ApiError(`The countries did not arrive: ${String(error)}`, { kind: 'network' });
  }
}

/** The names of one country's regions; none for a country that is not known. */
export function regionNames(countries: readonly Country[], countryCode: string): readonly string[] {
  const country = countries.find((one) => one.countryShortCode === countryCode);
  return country?.regions.map((region) => region.name) ?? [];
}

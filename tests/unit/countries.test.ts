import { expect, test } from 'vitest';
import { loadCountries, regionNames } from '@/features/onboarding/reference/countries';

const countries = await loadCountries();

test('covers the world', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map((country) => country.countryShortCode)).size).toBe(249);
});

test('country code and region name together are a key, whatever the codes', () => {
  for (const { countryShortCode } of countries) {
    const names = regionNames(countries, countryShortCode);
    expect(new Set(names).size, countryShortCode).toBe(names.length);
  }
});

test('regions without a code are offered like the others', () => {
  const withoutCode = countries.flatMap(({ countryShortCode, regions }) =>
    regions.filter((region) => !region.shortCode).map((region) => ({ countryShortCode, name: region.name })),
  );
  expect(withoutCode.length).toBeGreaterThan(100);
  for (const { countryShortCode, name } of withoutCode) {
    expect(regionNames(countries, countryShortCode)).toContain(name);
  }
});

test('an unknown country has no regions', () => {
  expect(regionNames(countries, 'ZZ')).toEqual([]);
});

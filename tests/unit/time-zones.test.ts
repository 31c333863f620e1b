import { expect, test } from 'vitest';
import {
  loadTimeZones,
  resolveTimeZone,
  zoneOfCountry,
  zoneOffsetText,
} from '@/features/onboarding/reference/time-zones';

const timeZones = await loadTimeZones();

test('offers every zone that is no alias, without the placeholder Factory', () => {
  expect(timeZones.zones).toHaveLength(340);
  expect(timeZones.aliases.size).toBe(257);
  expect(timeZones.zones.map((zone) => zone.name)).not.toContain('Factory');
});

test('every zone that is offered is one this platform can keep', () => {
  for (const { name } of timeZones.zones) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: name }), name).not.toThrow();
  }
});

test('every zone of this platform leads to one that is offered', () => {
  const unknown = Intl.supportedValuesOf('timeZone').filter((name) => !resolveTimeZone(timeZones, name));
  expect(unknown).toEqual([]);
});

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['UTC', 'Etc/UTC'],
  ['Europe/Madrid', 'Europe/Madrid'],
  ['Factory', undefined],
  ['Nowhere/Here', undefined],
])('%s leads to %s', (name, canonical) => {
  expect(resolveTimeZone(timeZones, name)?.name).toBe(canonical);
});

test.each([
  ['ES', 'Europe/Madrid', 'Europe/Madrid'],
  ['ES', 'Atlantic/Canary', 'Atlantic/Canary'],
  ['ES', 'America/Bogota', 'Europe/Madrid'],
  ['US', 'Europe/Madrid', 'America/New_York'],
  ['MX', 'Europe/Madrid', 'America/Mexico_City'],
  ['PT', 'Europe/Madrid', 'Europe/Lisbon'],
  ['AR', 'Europe/Madrid', 'America/Argentina/Buenos_Aires'],
  ['AU', 'Europe/Madrid', 'Australia/Sydney'],
  ['VN', 'Europe/Madrid', 'Asia/Ho_Chi_Minh'],
  ['CO', 'Europe/Madrid', 'America/Bogota'],
  ['IN', 'Asia/Calcutta', 'Asia/Kolkata'],
  ['XK', 'Europe/Madrid', undefined],
])('suggests for %s, with the browser in %s: %s', (country, browser, suggested) => {
  expect(zoneOfCountry(timeZones, country, browser)?.name).toBe(suggested);
});

test.each([
  ['Europe/Madrid', 'UTC+1/+2'],
  ['America/Bogota', 'UTC−5'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['Etc/UTC', 'UTC+0'],
  ['America/St_Johns', 'UTC−3:30/−2:30'],
])('tells how far %s is from UTC: %s', (name, text) => {
  const zone = resolveTimeZone(timeZones, name);
  expect(zone && zoneOffsetText(zone)).toBe(text);
});

import { expect, it } from 'vitest';
import { listCountries } from './countries.ts';
import { timeZoneOf } from './time-zones.ts';

it('gives the time zone of almost every country, and that of the main city where a country has several', () => {
  expect(['HK', 'CN', 'US', 'SG', 'GB', 'AU'].map(timeZoneOf)).toEqual([
    'Asia/Hong_Kong',
    'Asia/Shanghai',
    'America/New_York',
    'Asia/Singapore',
    'Europe/London',
    'Australia/Sydney',
  ]);
  expect(timeZoneOf('ZZ')).toBeUndefined();
  const unknown = listCountries().filter(({ id }) => !timeZoneOf(id));
  expect(unknown.length).toBeLessThan(12);
  for (const { id } of listCountries()) {
    const timeZone = timeZoneOf(id);
    if (timeZone) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  }
});

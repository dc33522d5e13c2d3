import { expect, it } from 'vitest';
import { factorSearchOf } from './factor-search.ts';

it('reads filters from an address, whether typed by hand or written by the page', () => {
  expect(factorSearchOf({ q: 'diesel', scope: 1, year: '2025', region: 'GB', unverified: 'true' })).toEqual({
    q: 'diesel',
    scope: '1',
    year: 2025,
    region: 'GB',
    unverified: true,
  });
});

it('drops unknown values', () => {
  expect(factorSearchOf({ q: '', scope: '4', year: 'soon', region: '<b>', unverified: 'maybe', other: 1 })).toEqual({});
});

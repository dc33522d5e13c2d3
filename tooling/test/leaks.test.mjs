import { expect, it } from 'vitest';
import { leaksIn } from './leaks.mjs';

it('finds the name of another brand wherever it stands', () => {
  expect(leaksIn([{ path: 'a.js', text: 'const brands={verdant:1,Harbour:2}' }])).toEqual(['a.js: verdant, harbour']);
});

it('finds nothing in what names nobody', () => {
  expect(leaksIn([{ path: 'a.js', text: 'const brand=settings.companyName' }])).toEqual([]);
});

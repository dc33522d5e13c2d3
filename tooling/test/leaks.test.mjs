import { expect, it } from 'vitest';
import { leaksIn } from './leaks.mjs';

it('finds the name of another brand anywhere in a file', () => {
  expect(leaksIn([{ path: 'a.js', text: 'const brands={verdant:1,Harbour:2}' }])).toEqual(['a.js: verdant, harbour']);
});

it('finds nothing where no brand is named', () => {
  expect(leaksIn([{ path: 'a.js', text: 'const brand=settings.companyName' }])).toEqual([]);
});

import { expect, it } from 'vitest';
import { figuresShown, placeOf, reportsIn } from './compare-place.ts';

const one = '0b7c2f7e-1111-4222-8333-444455556666';

it('reads reports, figures and view from the address, and nothing else', () => {
  expect(placeOf({ with: `${one},${one},nobody`, figures: 'a,b,,a', view: 'chart', more: 1 })).toEqual({
    ...{ with: one, figures: 'a,b', view: 'chart' },
  });
  expect(placeOf({ with: 7, view: 'song' })).toEqual({});
  expect(reportsIn(Array.from({ length: 12 }, () => crypto.randomUUID()).join())).toHaveLength(8);
});

it('shows what most reports hold until somebody chooses', () => {
  const choices = ['a', 'b', 'c', 'd', 'e', 'f'].map((key, place) => ({ key, reports: place }));
  expect(figuresShown({}, choices)).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(figuresShown({ figures: 'x' }, choices)).toEqual(['x']);
});

import { expect, it } from 'vitest';
import { figuresShown, matching, placeOf, reportsIn, yearsOf } from './compare-place.ts';

const one = '0b7c2f7e-1111-4222-8333-444455556666';

it('reads reports, figures and view from the address, and ignores everything else', () => {
  expect(placeOf({ with: `${one},${one},nobody`, figures: 'a,b,,a', view: 'chart', more: 1 })).toEqual({
    with: one,
    figures: 'a,b',
    view: 'chart',
  });
  expect(placeOf({ with: 7, view: 'song' })).toEqual({});
  expect(placeOf({ year: 2025, entity: one })).toEqual({ year: 2025, entity: one });
  expect(placeOf({ year: '25', entity: 'somewhere' })).toEqual({});
  expect(reportsIn(Array.from({ length: 12 }, () => crypto.randomUUID()).join())).toHaveLength(8);
});

it('shows the figures that most reports have until somebody chooses', () => {
  const choices = ['a', 'b', 'c', 'd', 'e', 'f'].map((key, place) => ({ key, reports: place }));
  expect(figuresShown({}, choices)).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(figuresShown({ figures: 'x' }, choices)).toEqual(['x']);
});

it('offers reports of a year and an entity, or of the whole organisation', () => {
  const of = (year: number, ...entityIds: string[]) => ({
    period: { start: `${year - 1}-04-01`, end: `${year}-03-31` },
    entityIds,
  });
  const reports = [of(2025), of(2025, one), of(2024, one), { period: null, entityIds: [] }];
  expect(yearsOf(reports)).toEqual(['2025', '2024']);
  expect(matching(reports, {})).toEqual(reports);
  expect(matching(reports, { year: 2025 })).toEqual(reports.slice(0, 2));
  expect(matching(reports, { entity: one })).toEqual(reports.slice(1, 3));
  expect(matching(reports, { year: 2025, entity: 'whole' })).toEqual(reports.slice(0, 1));
});

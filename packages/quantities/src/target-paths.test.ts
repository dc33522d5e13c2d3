import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSame, less, sumOf } from './decimals.ts';
import { fractionOf, isAtMost } from './fractions.ts';
import {
  isLowered,
  type PathPoint,
  pathAt,
  progressOf,
  projectedAt,
  scenarioAt,
  type TargetPath,
} from './target-paths.ts';

const value = fc
  .tuple(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => (places === 0 ? String(digits) : sumOf([`${digits}`, `0.${'1'.repeat(places)}`])));
const path = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2015, max: 2060 }), { minLength: 2, maxLength: 8 }),
    fc.array(value, { minLength: 8, maxLength: 8 }),
  )
  .map(([years, values]): TargetPath => {
    const points = years.toSorted().map((year, place): PathPoint => ({ year, value: values[place] ?? '0' }));
    return { base: points[0] as PathPoint, interim: points.slice(1, -1), goal: points.at(-1) as PathPoint };
  });
const isBetween = (text: string, one: string, other: string) => {
  const at = fractionOf(text);
  const first = fractionOf(one);
  const second = fractionOf(other);
  return (isAtMost(first, at) && isAtMost(at, second)) || (isAtMost(second, at) && isAtMost(at, first));
};

it('passes through each of its points, and between two of them stays between their values', () => {
  fc.assert(
    fc.property(path, ({ base, interim, goal }) => {
      const points = [base, ...interim, goal];
      for (const [place, point] of points.entries()) {
        expect(isSame(pathAt({ base, interim, goal }, point.year) ?? '', point.value)).toBe(true);
        const next = points[place + 1];
        for (let year = point.year; next && year <= next.year; year++)
          expect(isBetween(pathAt({ base, interim, goal }, year) ?? '', point.value, next.value)).toBe(true);
      }
    }),
  );
});

it('is the same in whichever order interim years are named, nothing before the base, and the goal after it', () => {
  fc.assert(
    fc.property(path, fc.integer({ min: 2000, max: 2080 }), (one, year) => {
      expect(pathAt({ ...one, interim: one.interim.toReversed() }, year)).toBe(pathAt(one, year));
      if (year < one.base.year) expect(pathAt(one, year)).toBeUndefined();
      if (year > one.goal.year) expect(pathAt(one, year)).toBe(one.goal.value);
    }),
  );
});

it('projects through the newest figure, and onto the goal where figures follow a straight path', () => {
  fc.assert(
    fc.property(path, fc.integer({ min: 1, max: 10 }), ({ base, goal }, later) => {
      const year = base.year + later;
      const newest = { year, value: goal.value };
      expect(isSame(projectedAt(base, newest, year) ?? '', newest.value)).toBe(true);
      expect(projectedAt(base, base, year)).toBeUndefined();
      expect(progressOf({ base, interim: [], goal }, [goal])?.state).toBe('on_path');
    }),
  );
});

const straight: TargetPath = { base: { year: 2020, value: '100' }, interim: [], goal: { year: 2030, value: '50' } };

it('says early that a figure is behind, or that its course misses the goal, and shows the numbers', () => {
  expect(progressOf(straight, [{ year: 2022, value: '95' }])).toEqual({
    newest: { year: 2022, value: '95' },
    planned: '90',
    difference: '5',
    projected: '75',
    state: 'behind',
  });
  expect(progressOf(straight, [{ year: 2022, value: '90' }])).toMatchObject({ state: 'on_path', projected: '50' });
  const slowBeginning = { ...straight, interim: [{ year: 2025, value: '95' }] };
  expect(progressOf(slowBeginning, [{ year: 2025, value: '94' }])).toMatchObject({ state: 'missing', projected: '88' });
  expect(progressOf(straight, [{ year: 2019, value: '90' }])).toBeUndefined();
  const raised = { base: { year: 2020, value: '10' }, interim: [], goal: { year: 2030, value: '40' } };
  expect([isLowered(straight), isLowered(raised)]).toEqual([true, false]);
  expect(progressOf(raised, [{ year: 2021, value: '12' }])).toMatchObject({ state: 'behind', planned: '13' });
});

const newest = { year: 2024, value: '80' };

it('stays as it is without growth and measures, and adds up what measures do, in any order', () => {
  const measure = fc.record({ fromYear: fc.integer({ min: 2020, max: 2040 }), effect: value });
  fc.assert(
    fc.property(fc.array(measure, { maxLength: 6 }), fc.integer({ min: 2024, max: 2045 }), (measures, year) => {
      const base = { newest, growthPercent: '0', isLowered: true };
      const none = scenarioAt({ ...base, measures: [] }, year) ?? '';
      expect(none).toBe('80');
      const all = scenarioAt({ ...base, measures }, year) ?? '';
      expect(scenarioAt({ ...base, measures: measures.toReversed() }, year)).toBe(all);
      const each = measures.map((one) => less(none, scenarioAt({ ...base, measures: [one] }, year) ?? ''));
      expect(isSame(sumOf(each), less(none, all))).toBe(true);
    }),
  );
});

it('grows by percent each year, and counts no measure twice that the newest figure has already', () => {
  const scenario = { newest, growthPercent: '10', isLowered: true, measures: [{ fromYear: 2024, effect: '5' }] };
  expect(scenarioAt(scenario, 2023)).toBeUndefined();
  expect(scenarioAt(scenario, 2026)).toBe('96.8');
  expect(scenarioAt({ ...scenario, isLowered: false, measures: [{ fromYear: 2025, effect: '5' }] }, 2025)).toBe('93');
});

it('takes the figure that a path begins with for one on the path, with the decimals that were typed', () => {
  const path = { base: { year: 2024, value: '366.196128' }, interim: [], goal: { year: 2030, value: '212.39' } };
  expect(progressOf(path, [{ year: 2024, value: '366.1961278' }])?.state).toBe('on_path');
  expect(progressOf(path, [{ year: 2024, value: '366.1961284' }])?.state).toBe('on_path');
  expect(progressOf(path, [{ year: 2024, value: '366.2' }])?.state).toBe('behind');
  // A goal is reached by its very value alone.
  expect(progressOf(path, [{ year: 2030, value: '212.391' }])?.state).toBe('behind');
});

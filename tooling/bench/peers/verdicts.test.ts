import { expect, it } from 'vitest';
import type { Group } from './group.ts';
import { barOf, markdownOf, mediansOf, type Outcome, verdictsOf } from './verdicts.ts';

const group: Group = {
  name: 'things',
  title: 'things',
  acts: ['mount'],
  pages: { ours: 'ours', floor: 'by hand', slow: 'Slow 1', quick: 'Quick 2' },
  metrics: [
    { id: 'mount', title: 'mount', unit: 'ms', bar: 60, whenSet: { floor: 10, slow: 100, quick: 50 } },
    { id: 'update', title: 'update', unit: 'ms', ofFastest: 0.9 },
    { id: 'theme', title: 'theme', unit: 'ms', timesPage: { page: 'floor', times: 1.2 } },
    { id: 'blank', title: 'blank', unit: 'frames', bar: 0 },
    { id: 'bytes', title: 'bytes', unit: 'kB' },
  ],
  missing: () => undefined,
  measure: async () => ({}),
};

const outcome: Outcome = {
  group,
  medians: {
    ours: { mount: 110, update: 91, theme: 11, blank: 0, bytes: 60 },
    floor: { mount: 30, update: 10, theme: 10, blank: 0, bytes: 50 },
    slow: { mount: 150, update: 200, blank: 3, bytes: 90 },
    quick: { mount: 100, update: 100, blank: 0, bytes: 80 },
  },
};

it('takes the median of each figure separately', () => {
  const rounds = [
    { mount: 1, update: 30 },
    { mount: 9, update: 10 },
    { mount: 5, update: 20 },
  ];
  expect(mediansOf(rounds)).toEqual({ mount: 5, update: 20 });
});

it('adjusts a limit to the speed of the run, to the fastest peer or to another page, or leaves it', () => {
  expect(group.metrics.map((metric) => barOf(outcome, metric))).toEqual([120, 90, 12, 0, undefined]);
});

it('takes no page that is written by hand for the fastest peer', () => {
  const medians = { ...outcome.medians, 'floor-brand': { mount: 40, update: 20 } };
  expect(barOf({ ...outcome, medians }, { id: 'update', title: 'update', unit: 'ms', ofFastest: 0.9 })).toBe(90);
});

it('judges only our own figures, and only those with a limit', () => {
  expect(verdictsOf(outcome).map(({ name, met }) => [name, met])).toEqual([
    ['things: mount', true],
    ['things: update', false],
    ['things: theme', true],
    ['things: blank', true],
  ]);
});

it('lists our own result and the hand-written one first, then the fastest to mount', () => {
  const lines = markdownOf(outcome).split('\n');
  expect(lines.slice(2, 6).map((line) => line.split(' | ')[0])).toEqual([
    '| **ours**',
    '| by hand',
    '| Quick 2',
    '| Slow 1',
  ]);
  expect(lines.at(-1)).toBe('| bar of this run | ≤ 120 met | ≤ 90 **missed** | ≤ 12 met | ≤ 0 met | – |');
});

import type { AssessedTopic, JudgedTopic } from '@esg/contract';
import { allScored } from '@esg/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointsOf } from './matrix-points.ts';
import { drawnTopics, viewsOf } from './sides.ts';

const topic = (id: string, impact: string | null, financial: string | null, more: Partial<AssessedTopic> = {}) =>
  ({
    topic: { id, state: 'considered', judged: null, ...more },
    position: { impact, financial },
    unscored: allScored,
    libraryIds: [id],
    verdict: 'material',
  }) as unknown as JudgedTopic;
const sides = { x: 'impact', y: 'financial' } as const;
const words = {
  nameOf: ({ topic: { id } }: JudgedTopic) => id,
  placeOf: ({ position: { impact, financial } }: JudgedTopic) => `${impact}, ${financial}`,
  groupOf: ({ topic: { id } }: JudgedTopic) => (id.startsWith('s') ? 'social' : 'environmental'),
  togetherOf: (first: string, more: number) => `${first} +${more}`,
};

it('makes one point of topics at the same place, with all their names', () => {
  const points = pointsOf([topic('a', '3', '2'), topic('b', '3.0', '2'), topic('social', '3', '2.5')], sides, words);
  expect(points).toMatchObject([
    { label: 'social', group: 'social' },
    { label: 'a +1', members: ['a', 'b'], x: 3, y: 2, group: 'environmental' },
  ]);
  expect(points[0]?.members).toBeUndefined();
});

it('marks a point where one of its topics is material, wherever it stands', () => {
  const below = { ...topic('b', '1', '1'), verdict: 'not_material' } as JudgedTopic;
  expect(pointsOf([below], sides, words)).toMatchObject([{ isPassed: false }]);
  expect(pointsOf([below, topic('a', '1', '1')], sides, words)).toMatchObject([{ isPassed: true }]);
});

it('gives a point of topics of several categories none of them', () => {
  expect(pointsOf([topic('a', '1', '1'), topic('s', '1', '1')], sides, words)[0]?.group).toBeUndefined();
});

it('puts a topic with one side at the edge of the other, and draws none that has no side or is left out', () => {
  const judged = [topic('a', '4', null), topic('b', null, null), topic('c', '4', '4', { state: 'left_out' })];
  expect(drawnTopics(judged).map((each) => each.topic.id)).toEqual(['a']);
  expect(pointsOf(judged, sides, words)).toMatchObject([{ x: 4, y: 0 }]);
});

it('loses no topic and names none twice, however they coincide', () => {
  const place = fc.constantFrom('0', '1', '2', '2.5', null);
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { maxLength: 120 }), (places) => {
      const judged = places.map(([impact, financial], index) => topic(String(index), impact, financial));
      const named = pointsOf(judged, sides, words).flatMap(({ id, members }) => members ?? [id]);
      expect(named.toSorted()).toEqual(
        drawnTopics(judged)
          .map((each) => each.topic.id)
          .toSorted(),
      );
    }),
  );
});

const rated = (id: string, impact: string | null, stakeholder: string | null) => {
  const made = topic(id, impact, null);
  return { ...made, position: { ...made.position, stakeholder } };
};

it('draws against stakeholders only what they were asked about, at the height of what they said', () => {
  const against = { x: 'impact', y: 'stakeholder' } as const;
  const judged = [rated('a', '2', '4.5'), rated('b', '5', null), rated('c', null, '1')];
  expect(pointsOf(judged, against, words)).toMatchObject([
    { id: 'a', x: 2, y: 4.5 },
    { id: 'c', x: 0, y: 1 },
  ]);
});

it('offers stakeholders against each side that counts, once a survey says something', () => {
  const ids = (...given: Parameters<typeof viewsOf>) => viewsOf(...given).map(({ id }) => id);
  expect(ids(['impact', 'financial'], false)).toEqual(['scores']);
  expect(ids(['impact', 'financial'], true)).toEqual(['scores', 'stakeholders-impact', 'stakeholders-financial']);
  expect(viewsOf(['impact'], true)).toEqual([
    { id: 'scores', sides: undefined },
    { id: 'stakeholders-impact', sides: { x: 'impact', y: 'stakeholder' } },
  ]);
});

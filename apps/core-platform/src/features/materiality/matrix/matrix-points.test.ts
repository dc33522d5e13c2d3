import type { AssessedTopic, JudgedTopic } from '@esg/contract';
import { allScored } from '@esg/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnTopics, pointsOf } from './matrix-points.ts';

const topic = (id: string, impact: string | null, financial: string | null, more: Partial<AssessedTopic> = {}) =>
  ({
    topic: { id, state: 'considered', judged: null, ...more },
    position: { impact, financial },
    unscored: allScored,
    libraryIds: [id],
    verdict: 'material',
  }) as unknown as JudgedTopic;
const words = {
  nameOf: ({ topic: { id } }: JudgedTopic) => id,
  placeOf: ({ position: { impact, financial } }: JudgedTopic) => `${impact}, ${financial}`,
  groupOf: ({ topic: { id } }: JudgedTopic) => (id.startsWith('s') ? 'social' : 'environmental'),
  togetherOf: (first: string, more: number) => `${first} +${more}`,
};

it('makes one point of topics at the same place, with all their names', () => {
  const points = pointsOf([topic('a', '3', '2'), topic('b', '3.0', '2'), topic('social', '3', '2.5')], words);
  expect(points).toMatchObject([
    { label: 'social', group: 'social' },
    { label: 'a +1', members: ['a', 'b'], x: 3, y: 2, group: 'environmental' },
  ]);
  expect(points[0]?.members).toBeUndefined();
});

it('gives a point of topics of several categories none of them', () => {
  expect(pointsOf([topic('a', '1', '1'), topic('s', '1', '1')], words)[0]?.group).toBeUndefined();
});

it('puts a topic with one side at the edge of the other, and draws none that has no side or is left out', () => {
  const judged = [topic('a', '4', null), topic('b', null, null), topic('c', '4', '4', { state: 'left_out' })];
  expect(drawnTopics(judged).map((each) => each.topic.id)).toEqual(['a']);
  expect(pointsOf(judged, words)).toMatchObject([{ x: 4, y: 0 }]);
});

it('loses no topic and names none twice, however they coincide', () => {
  const place = fc.constantFrom('0', '1', '2', '2.5', null);
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { maxLength: 120 }), (places) => {
      const judged = places.map(([impact, financial], index) => topic(String(index), impact, financial));
      const named = pointsOf(judged, words).flatMap(({ id, members }) => members ?? [id]);
      expect(named.toSorted()).toEqual(
        drawnTopics(judged)
          .map((each) => each.topic.id)
          .toSorted(),
      );
    }),
  );
});

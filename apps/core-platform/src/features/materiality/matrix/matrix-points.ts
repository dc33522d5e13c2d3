import type { JudgedTopic } from '@esg/contract';
import type { ScatterPoint } from '@esg/ui/charts';
import { drawnTopics, type Sides } from './sides.ts';

/** The words and categories of points. */
export type PointWords = {
  readonly nameOf: (topic: JudgedTopic) => string;
  /** Its position and verdict in words. */
  readonly placeOf: (topic: JudgedTopic) => string;
  readonly groupOf: (topic: JudgedTopic) => string;
  /** The name of topics at one place, such as “Water and 2 more”. */
  readonly togetherOf: (first: string, more: number) => string;
};

const at = (position: string | null | undefined) => Number(position ?? 0);

/** The points of the matrix, from top right to bottom left: topics at the same place are one point with all their names. */
export const pointsOf = (
  judged: readonly JudgedTopic[],
  { x, y }: Sides,
  { nameOf, placeOf, groupOf, togetherOf }: PointWords,
): ScatterPoint[] =>
  [...Map.groupBy(drawnTopics(judged, { x, y }), ({ position }) => `${at(position[x])} ${at(position[y])}`).values()]
    .map((topics): ScatterPoint => {
      const [first, ...others] = topics as [JudgedTopic, ...JudgedTopic[]];
      const groups = new Set(topics.map(groupOf));
      const point = {
        id: first.topic.id,
        label: nameOf(first),
        x: at(first.position[x]),
        y: at(first.position[y]),
        display: placeOf(first),
        group: groups.size === 1 ? groupOf(first) : undefined,
        isPassed: topics.some(({ verdict }) => verdict === 'material'),
      };
      if (others.length === 0) return point;
      return { ...point, label: togetherOf(point.label, others.length), members: topics.map(nameOf) };
    })
    .toSorted((one, other) => other.x + other.y - (one.x + one.y));

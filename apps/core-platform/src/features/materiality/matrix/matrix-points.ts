import type { JudgedTopic, TopicPosition } from '@esg/contract';
import type { ScatterPoint } from '@esg/ui/charts';

/** The words and categories of points. */
export type PointWords = {
  readonly nameOf: (topic: JudgedTopic) => string;
  /** Its position and verdict in words. */
  readonly placeOf: (topic: JudgedTopic) => string;
  readonly groupOf: (topic: JudgedTopic) => string;
  /** The name of topics at one place, such as “Water and 2 more”. */
  readonly togetherOf: (first: string, more: number) => string;
};

const placed = ({ topic, position }: JudgedTopic) =>
  topic.state !== 'left_out' && (position.impact !== null || position.financial !== null);

/** Topics that have a place in the matrix. One with entries on one side alone stands at the edge of the other. */
export const drawnTopics = (judged: readonly JudgedTopic[]): JudgedTopic[] => judged.filter(placed);

const at = (position: string | null) => Number(position ?? 0);
const keyOf = ({ impact, financial }: TopicPosition) => `${at(impact)} ${at(financial)}`;

/** The points of the matrix, from top right to bottom left: topics at the same place are one point with all their names. */
export const pointsOf = (
  judged: readonly JudgedTopic[],
  { nameOf, placeOf, groupOf, togetherOf }: PointWords,
): ScatterPoint[] =>
  [...Map.groupBy(drawnTopics(judged), ({ position }) => keyOf(position)).values()]
    .map((topics): ScatterPoint => {
      const [first, ...others] = topics as [JudgedTopic, ...JudgedTopic[]];
      const groups = new Set(topics.map(groupOf));
      const point = {
        id: first.topic.id,
        label: nameOf(first),
        x: at(first.position.impact),
        y: at(first.position.financial),
        display: placeOf(first),
        group: groups.size === 1 ? groupOf(first) : undefined,
      };
      if (others.length === 0) return point;
      return { ...point, label: togetherOf(point.label, others.length), members: topics.map(nameOf) };
    })
    .toSorted((one, other) => other.x + other.y - (one.x + one.y));

import type { EntryAxis, JudgedTopic, MaterialityAxis } from '@esg/contract';

/** What a matrix shows from left to right, and from bottom to top. */
export type Sides = { readonly x: EntryAxis; readonly y: MaterialityAxis };

/** A choice of sides, as the address names it. */
export type View = { readonly id: string; readonly sides: Sides | undefined };

/**
 * The views of a matrix: by the sides of the rules, of which one alone is ranked and not drawn against another, and each of them against what
 * stakeholders say, where they say something.
 */
export const viewsOf = (axes: readonly EntryAxis[], hasOpinions: boolean): readonly [View, ...View[]] => {
  const [x = 'impact', y] = axes;
  const opinions = axes.map((axis) => ({ id: `stakeholders-${axis}`, sides: { x: axis, y: 'stakeholder' as const } }));
  return [{ id: 'scores', sides: y && { x, y } }, ...(hasOpinions ? opinions : [])];
};

const has = ({ position }: JudgedTopic, axis: MaterialityAxis) => (position[axis] ?? null) !== null;

/**
 * Topics that have a place between these sides. One with entries on one side alone stands at the edge of the other; of what nobody was asked
 * there is no edge.
 */
export const drawnTopics = (judged: readonly JudgedTopic[], sides?: Sides): JudgedTopic[] =>
  judged.filter((topic) => {
    if (topic.topic.state === 'left_out') return false;
    if (sides?.y === 'stakeholder') return has(topic, 'stakeholder');
    return has(topic, 'impact') || has(topic, 'financial');
  });

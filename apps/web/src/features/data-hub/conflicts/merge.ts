import { sameJson } from '@esg/contract';
import { type PointDraft, type PointPart, pointParts } from '../shared/point-draft.ts';

export type Side = 'mine' | 'theirs';
export type Choices = Partial<Record<PointPart, Side>>;

const differ = (part: PointPart, one: PointDraft, other: PointDraft) => !sameJson(one[part], other[part]);

/** Parts in which the typed values differ from the stored ones. */
export const partsApart = (mine: PointDraft, theirs: PointDraft): PointPart[] =>
  pointParts.filter((part) => differ(part, mine, theirs));

/** The side whose part is kept if only one side changed it; if both did, the person chooses. */
export const evidentChoices = (seen: PointDraft, mine: PointDraft, theirs: PointDraft): Choices =>
  Object.fromEntries(
    partsApart(mine, theirs).flatMap((part) => {
      const byMe = differ(part, seen, mine);
      const byThem = differ(part, seen, theirs);
      return byMe && byThem ? [] : [[part, byMe ? 'mine' : 'theirs'] as const];
    }),
  );

/** Parts of both sides as chosen. Parts without a choice are the other's. */
export const mergedParts = (mine: PointDraft, theirs: PointDraft, choices: Choices): PointDraft => {
  const taken = pointParts.filter((part) => choices[part] === 'mine').map((part) => [part, mine[part]]);
  return { ...theirs, ...(Object.fromEntries(taken) as Partial<PointDraft>) };
};

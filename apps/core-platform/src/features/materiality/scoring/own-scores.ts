import { criteriaOf, type Iro, type ScoredCriterion } from '@esg/contract';

/** The scores that this person gave, by criterion. */
export const ownScores = (iro: Iro, userId: string | undefined): ReadonlyMap<ScoredCriterion, number> =>
  new Map(iro.scores.filter(({ by }) => by.id === userId).map(({ criterion, score }) => [criterion, score]));

/** Whether this person has scored everything that is asked of the entry. */
export const isScoredBy = (iro: Iro, userId: string | undefined): boolean => {
  const own = ownScores(iro, userId);
  return criteriaOf(iro).every((criterion) => own.has(criterion));
};

/** The entry that is scored next: the first open one after this one, else the first open one of all. */
export const nextOpen = (iros: readonly Iro[], at: string | undefined, userId: string | undefined): Iro | undefined => {
  const place = iros.findIndex(({ id }) => id === at);
  const inTurn = [...iros.slice(place + 1), ...iros.slice(0, place + 1)];
  return inTurn.find((iro) => iro.revealedAt === null && iro.id !== at && !isScoredBy(iro, userId));
};

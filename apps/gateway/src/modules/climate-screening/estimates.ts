import { type Issue, issueAt, lineOfEstimate, type ScreeningEstimate, type ScreeningEstimated } from '@esg/contract';
import { activityTypeOf, isRegion, type readBasis, reckonLine, unitKindFor } from '../climate/index.ts';

/** Rules and own factors of the organisation. */
export type Basis = Awaited<ReturnType<typeof readBasis>>['basis'];

const isOfLibrary = (category: number, { activityTypeId, unit }: ScreeningEstimate): boolean => {
  const type = activityTypeOf(activityTypeId);
  if (!type?.categories.includes(category)) return false;
  return unitKindFor(type, unit) !== undefined;
};

/** What is wrong with an estimate: a kind of another category, a unit of another kind, or a country that factors cannot be of. */
export const issuesOfEstimate = (category: number, estimate: ScreeningEstimate, path: string): Issue[] => {
  const type = activityTypeOf(estimate.activityTypeId);
  if (!type?.categories.includes(category)) return [issueAt(`${path}.activityTypeId`, 'choice_unknown')];
  if (!unitKindFor(type, estimate.unit)) return [issueAt(`${path}.unit`, 'choice_unknown')];
  const isKnown = estimate.region === null || isRegion(estimate.region);
  return isKnown ? [] : [issueAt(`${path}.region`, 'choice_unknown')];
};

/**
 * What a rough estimate comes to, as a line of activity data would: by confirmed factors of the library and own ones alone, else with the
 * question that must be answered first.
 */
export const estimatedOf = (category: number, estimate: ScreeningEstimate, basis: Basis): ScreeningEstimated => {
  const open = { ...estimate, kgCo2e: null, caveats: [], factors: [] };
  // A later release of the library may have let go of the kind or the unit.
  if (!isOfLibrary(category, estimate)) return { ...open, question: { reason: 'factor_missing', choices: [] } };
  const [reckoned] = reckonLine(lineOfEstimate(category, estimate), basis);
  if (!reckoned) return { ...open, question: { reason: 'factor_missing', choices: [] } };
  const { outcome, from } = reckoned;
  if (!outcome.known) return { ...open, question: outcome.question };
  const { kgCo2e, caveats } = outcome.value;
  const factors = from.factors.map(({ name, source }) => ({ name, source }));
  return { ...estimate, kgCo2e, caveats: [...caveats], question: null, factors };
};

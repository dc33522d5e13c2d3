import type { ClimateQuestion, NewClimateActivity } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { readBasis } from './basis.ts';
import { ownNamesOf, reckonLine } from './reckon.ts';

/** The same for lines that differ in nothing but place, amount and bill: many lines of a sheet are asked the same. */
const keyOf = ({
  entityId: _,
  label: __,
  amount: ___,
  source: ____,
  evidence: _____,
  isEstimate: ______,
  ...rest
}: NewClimateActivity) => JSON.stringify(rest);

/** Reads rules and own factors once; the answer says what a line would be asked before its emissions are known, or null. */
export const readQuestions = async (scoped: Scoped): Promise<(line: NewClimateActivity) => ClimateQuestion | null> => {
  const { basis } = await readBasis(scoped);
  const known = new Map<string, ClimateQuestion | null>();
  return (line) => {
    const key = keyOf(line);
    const before = known.get(key);
    if (before !== undefined) return before;
    const open = reckonLine(line, basis).flatMap(({ outcome }) => (outcome.known ? [] : [outcome.question]));
    const question = open[0] ?? null;
    known.set(key, question);
    return question;
  };
};

/** Reads rules and own factors once; the answer names the own factors that lines of an activity type are reckoned by. */
export const readOwnNames = async (scoped: Scoped): Promise<(activityTypeId: string) => readonly string[]> => {
  const { basis } = await readBasis(scoped);
  const names = new Map([...basis.ownFactors.keys()].map((type) => [type, ownNamesOf(basis, type)]));
  return (activityTypeId) => names.get(activityTypeId) ?? [];
};

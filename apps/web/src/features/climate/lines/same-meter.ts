import type { ClimateActivity, ClimateQuestion, NewClimateActivity } from '@esg/contract';
import { isSame } from '@esg/quantities';

type Metered = Pick<NewClimateActivity, 'entityId' | 'label' | 'activityTypeId'>;

/** Whether two lines are of one meter, vehicle or supplier. */
export const isOfMeter = (one: Metered, other: Metered): boolean =>
  one.entityId === other.entityId && one.label === other.label && one.activityTypeId === other.activityTypeId;

/** Lines of the meter that are asked the same: what is answered for one of them holds for the others. */
export const askedAlike = (
  lines: readonly ClimateActivity[],
  line: ClimateActivity,
  { reason, choices }: ClimateQuestion,
): ClimateActivity[] =>
  lines.filter(
    (other) =>
      other.id !== line.id &&
      isOfMeter(other, line) &&
      other.outcomes.some(
        ({ question }) => question?.reason === reason && JSON.stringify(question.choices) === JSON.stringify(choices),
      ),
  );

/** Ours: kWh that were typed as MWh differ by this much, and no meter does from month to month. */
const outlierTimes = 1_000;

/** Why a line may be a mistake: the bill is there already, or its amount is of another order than all others of the meter. */
export type Doubt = 'twice' | 'outlier';

/** What speaks against storing a line, by the others of its meter; undefined where nothing does. */
export const doubtOf = (
  line: NewClimateActivity,
  others: readonly (NewClimateActivity & { readonly id: string })[],
): Doubt | undefined => {
  const alike = others.filter((other) => isOfMeter(other, line) && other.unit === line.unit);
  const isThere = alike.some(
    ({ month, amount, source }) =>
      month === line.month &&
      isSame(amount, line.amount) &&
      (source === line.source || source === '' || line.source === ''),
  );
  if (isThere) return 'twice';
  const usual = alike
    .map(({ amount }) => Number(amount))
    .filter((amount) => amount > 0)
    .toSorted((a, b) => a - b);
  const middle = usual[Math.floor(usual.length / 2)];
  const amount = Number(line.amount);
  if (middle === undefined || amount === 0) return undefined;
  return amount >= middle * outlierTimes || amount * outlierTimes <= middle ? 'outlier' : undefined;
};

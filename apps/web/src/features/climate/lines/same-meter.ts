import type { ClimateActivity, ClimateQuestion, NewClimateActivity } from '@esg/contract';
import { isSame } from '@esg/quantities';

type Metered = Pick<NewClimateActivity, 'entityId' | 'label' | 'activityTypeId'>;

/** Whether two lines are of one meter, vehicle or supplier. */
export const isOfMeter = (one: Metered, other: Metered): boolean =>
  one.entityId === other.entityId && one.label === other.label && one.activityTypeId === other.activityTypeId;

/** Whether two lines say the same of everything that an answer depends on, so that they differ in amount, month and bill alone. */
const saysTheSame = (one: ClimateActivity, other: ClimateActivity): boolean =>
  isOfMeter(one, other) &&
  one.category === other.category &&
  one.unit === other.unit &&
  one.activity === other.activity &&
  one.region === other.region &&
  one.factorId === other.factorId &&
  (one.prices?.year ?? null) === (other.prices?.year ?? null);

/** Lines of the meter that say the same and are asked the same: what is answered for one of them holds for the others. */
export const askedAlike = (
  lines: readonly ClimateActivity[],
  line: ClimateActivity,
  { reason, choices }: ClimateQuestion,
): ClimateActivity[] =>
  lines.filter(
    (other) =>
      other.id !== line.id &&
      saysTheSame(other, line) &&
      other.outcomes.some(
        ({ question }) => question?.reason === reason && JSON.stringify(question.choices) === JSON.stringify(choices),
      ),
  );

/**
 * Whether an answer is meant for the other lines too, until people say otherwise. Lines without a name may be of several meters, and those of
 * one supplier of several countries.
 */
export const isMeantForAll = ({ label }: Pick<ClimateActivity, 'label'>, { reason }: ClimateQuestion): boolean =>
  label !== '' && reason !== 'region_unstated' && reason !== 'region_without_factor';

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

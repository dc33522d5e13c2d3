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

/** Whether a bill of this meter, month and amount is there already. */
export const isThereAlready = (line: NewClimateActivity, others: readonly NewClimateActivity[]): boolean =>
  others.some(
    (other) =>
      isOfMeter(other, line) &&
      other.unit === line.unit &&
      other.month === line.month &&
      isSame(other.amount, line.amount) &&
      (other.source === line.source || other.source === '' || line.source === ''),
  );

/** The bills and readings of a meter that an amount can be held against. */
export const billsOfMeter = <Line extends NewClimateActivity>(line: Metered, others: readonly Line[]): Line[] =>
  others.filter((other) => isOfMeter(other, line) && !other.isEstimate);

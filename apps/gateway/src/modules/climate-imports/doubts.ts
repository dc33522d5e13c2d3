import {
  type AmountDoubt,
  amountDoubtOf,
  type MeteredAmount,
  type NewClimateActivity,
  unlikelyAmounts,
} from '@esg/contract';
import { unitsBeside } from '../climate/index.ts';
import { meterKeyOf } from './plan.ts';

type Metered = NewClimateActivity | (MeteredAmount & Pick<NewClimateActivity, 'entityId' | 'label' | 'activityTypeId'>);

/** Holds amounts of a sheet against those of their meter that are there already, and those that the sheet has of it. */
export const doubtsBeside = (standing: readonly Metered[]) => {
  const stored = Map.groupBy(standing, meterKeyOf);
  return (line: NewClimateActivity, read: ReadonlyMap<string, readonly MeteredAmount[]>): AmountDoubt | undefined => {
    const key = meterKeyOf(line);
    const others = [stored.get(key), read.get(key)].flatMap((list) => list?.slice(0, unlikelyAmounts.billsMost) ?? []);
    return amountDoubtOf(line, others, unitsBeside(line));
  };
};

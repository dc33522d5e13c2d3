import type { FigureChange, Finding } from '@esg/contract';

/** By how much a figure differs, with both figures where they are known. */
export type Difference = Pick<FigureChange, 'percent' | 'values'>;

/** What a finding says of it. */
export const differenceOf = ({ percent, before, after, unit }: NonNullable<Finding['params']>): Difference => ({
  percent: Number(percent ?? 0),
  ...(before !== undefined && { values: { before: String(before), after: String(after), unit: String(unit) } }),
});

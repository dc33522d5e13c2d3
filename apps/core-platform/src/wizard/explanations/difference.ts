import type { FigureChange, Finding } from '@esg/contract';

/** The difference of a figure, with both figures where they are known. */
export type Difference = Pick<FigureChange, 'percent' | 'values'>;

/** The text of a finding about it. */
export const differenceOf = ({ percent, before, after, unit, row }: NonNullable<Finding['params']>): Difference => ({
  percent: Number(percent ?? 0),
  ...(before !== undefined && {
    values: {
      before: String(before),
      after: String(after),
      unit: String(unit),
      ...(row !== undefined && { row: String(row) }),
    },
  }),
});

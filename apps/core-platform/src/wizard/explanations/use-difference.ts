import { useFormatters } from '@esg/app-kit';
import { type FigureChange, type Finding, less, percentage } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

type Difference = Pick<FigureChange, 'percent' | 'values'>;

/** By how much a finding says that a figure differs, with both figures where it names them. */
export const differenceOf = ({ percent, before, after, unit }: NonNullable<Finding['params']>): Difference => ({
  percent: Number(percent ?? 0),
  ...(before !== undefined && { values: { before: String(before), after: String(after), unit: String(unit) } }),
});

/** By how much a figure differs, without its sign: a share in points, everything else in percent. */
export const useDifference = () => {
  const { t } = useLingui();
  const format = useFormatters();
  return ({ percent, values }: Difference): string => {
    if (values?.unit !== percentage) return format.percent(Math.abs(percent) / 100);
    const points = format.decimal(less(values.after, values.before).replace('-', ''));
    return t`${points} percentage points`;
  };
};

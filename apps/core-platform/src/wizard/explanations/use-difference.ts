import { useFormatters } from '@esg/app-kit';
import { percentage } from '@esg/contract';
import { less } from '@esg/quantities';
import { useLingui } from '@lingui/react/macro';
import type { Difference } from './difference.ts';

/** The difference of a figure, without its sign: of a share in points, of everything else in percent. */
export const useDifference = () => {
  const { t } = useLingui();
  const format = useFormatters();
  return ({ percent, values }: Difference): string => {
    if (values?.unit !== percentage) return format.percent(Math.abs(percent) / 100);
    const points = format.decimal(less(values.after, values.before).replace('-', ''));
    return t`${points} percentage points`;
  };
};

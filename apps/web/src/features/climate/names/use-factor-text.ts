import { useFormatters } from '@esg/app-kit';
import type { UsableFactor } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useUnitNames } from './use-unit-names.ts';

const yearsOf = ({ validFrom, validTo }: UsableFactor) => {
  const from = validFrom.slice(0, 4);
  const to = validTo?.slice(0, 4);
  return to === undefined || to === from ? from : `${from}–${to}`;
};

/** A factor in one line: what it comes to per unit, of which years, and who published it. */
export const useFactorText = () => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const unitName = useUnitNames();
  return (factor: UsableFactor): string => {
    const { kgCo2ePerUnit, source, unit } = factor;
    const years = yearsOf(factor);
    if (kgCo2ePerUnit === null) return `${years}, ${source}`;
    const value = decimal(kgCo2ePerUnit);
    const per = unitName(unit);
    return t`${value} kg CO₂e per ${per}, ${years}, ${source}`;
  };
};

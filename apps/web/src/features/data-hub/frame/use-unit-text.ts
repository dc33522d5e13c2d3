import { useLanguage } from '@esg/app-kit';
import { type MetricLibrary, unitLabel } from '@esg/contract';
import { useMemo } from 'react';

/** What people read beside a number of a metric, by the code of its unit. */
export const useUnitText = (library: MetricLibrary | undefined) => {
  const language = useLanguage();
  const { kinds, units } = useMemo(
    () => ({
      kinds: new Map(library?.metrics.map(({ key, unitKind }) => [key, unitKind])),
      units: new Map(library?.units.map((each) => [each.kind, each.units])),
    }),
    [library],
  );
  return (metricKey: string, code: string): string => {
    const unit = units.get(kinds.get(metricKey) ?? '')?.find((each) => each.code === code);
    return unit ? unitLabel(unit, language) : code;
  };
};

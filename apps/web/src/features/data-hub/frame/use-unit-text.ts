import { useFormatters, useLanguage } from '@esg/app-kit';
import { type DataPoint, isCalendarYear, type MetricLibrary, unitPrinted } from '@esg/contract';
import { useCallback, useMemo } from 'react';

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
    return unit ? unitPrinted(unit, language) : code;
  };
};

/** Rows that are shown one by one; of more only their sum is. */
const rowsShownMax = 3;

/** A number as people read it in a cell or a line: grouped, but for calendar years, and with its unit where that says something. */
export const useFigureText = () => {
  const { decimal } = useFormatters();
  return useCallback(
    (number: string, unitCode: string, unit = ''): string =>
      `${isCalendarYear(unitCode) ? number : decimal(number)} ${unit}`.trim(),
    [decimal],
  );
};

/** The figures of a data point as they were entered, each with its unit; nothing for other answers. */
export const usePointFigures = (library: MetricLibrary | undefined) => {
  const unitText = useUnitText(library);
  const figureText = useFigureText();
  return ({ metricKey, value, total }: Pick<DataPoint, 'metricKey' | 'value' | 'total'>): string | undefined => {
    const rows = value.type === 'number' || value.type === 'integer' ? value.rows : [];
    const textOf = ({ number, unit }: { number: string; unit: string }) =>
      figureText(number, unit, unitText(metricKey, unit));
    if (rows.length > rowsShownMax) return total ? textOf(total) : undefined;
    return rows.map(textOf).join(' + ') || undefined;
  };
};

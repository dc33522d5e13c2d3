import { useFormatters, useLanguage } from '@esg/app-kit';
import { type DataPoint, isCalendarYear, type MetricLibrary, unitPrinted } from '@esg/contract';
import { useCallback, useMemo } from 'react';

/** The text of a metric's unit beside a number, by the unit's code. */
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

/** Rows that are shown one by one; for more, only their sum is shown. */
const rowsShownMax = 3;

/** A number in a cell or a line: with grouping, except for calendar years, and with its unit if that adds information. */
export const useFigureText = () => {
  const { decimal } = useFormatters();
  return useCallback(
    (number: string, unitCode: string, unit = ''): string =>
      `${isCalendarYear(unitCode) ? number : decimal(number)} ${unit}`.trim(),
    [decimal],
  );
};

/** The figures of a data point as they were entered, each with its unit; empty for other answers. */
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

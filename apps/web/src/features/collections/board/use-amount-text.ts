import { useFormatters, useLanguage } from '@esg/app-kit';
import { type AnswerValue, isCalendarYear, type MetricDetail, unitPrinted } from '@esg/contract';
import { useCallback } from 'react';

/** Puts an amount into words, with its unit; undefined for answers that are none. The function stays the same until language or numbers change. */
export const useAmountText = () => {
  const language = useLanguage();
  const { decimal } = useFormatters();
  return useCallback(
    (value: AnswerValue | null | undefined, units: MetricDetail['units']): string | undefined => {
      if (value?.type !== 'number' && value?.type !== 'integer') return undefined;
      const texts = value.rows.map(({ number, unit }) => {
        const known = units.find(({ code }) => code === unit);
        const shown = isCalendarYear(unit) ? number : decimal(number);
        return `${shown} ${known ? unitPrinted(known, language) : unit}`.trim();
      });
      return texts.join(' · ');
    },
    [language, decimal],
  );
};

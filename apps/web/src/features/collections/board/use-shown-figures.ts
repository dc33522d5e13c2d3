import { collectionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type Collection, collectionLimits, metricKeyOf } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { figureKeyOf } from './approval-lines.ts';
import { useAmountText } from './use-amount-text.ts';

/** An answer as the board has it: its amount with its unit, none for words, and whether a document proves it. */
export type ShownFigure = { readonly amount: string | undefined; readonly isProved: boolean };

/** The answer of one entity and section; undefined where it has none. */
export type ShownFigures = (entityId: string, sectionId: string) => ShownFigure | undefined;

/** The amounts of a board; none of a board that is too large for them, and of answers in words. */
export const useShownFigures = ({ id, requests, sectionIds }: Collection): ShownFigures => {
  const isSmall = requests.length * sectionIds.length <= collectionLimits.figuresShown;
  const { data } = useQuery({ ...collectionQueries.figures(useApi(), id), enabled: isSmall });
  const amountText = useAmountText();
  return useMemo(() => {
    const unitsOf = new Map(data?.metrics.map(({ metric, units }) => [metric.key, units]));
    const texts = new Map(
      data?.figures.map(({ entityId, sectionId, value, documents }) => [
        figureKeyOf(entityId, sectionId),
        { amount: amountText(value, unitsOf.get(metricKeyOf(sectionId)) ?? []), isProved: documents > 0 },
      ]),
    );
    return (entityId, sectionId) => texts.get(figureKeyOf(entityId, sectionId));
  }, [data, amountText]);
};

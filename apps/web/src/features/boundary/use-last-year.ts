import { consolidationQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type ConsolidatedFigure, type ConsolidationApproach, type Period, periodBefore } from '@esg/contract';
import { changeInPercent } from '@esg/quantities';
import { useQuery } from '@tanstack/react-query';

/** Decimals of a change in percent. */
const changePlaces = 1;

type Amount = NonNullable<ConsolidatedFigure['value']>;

/** The figures of the same days a year before. */
export type LastYear = {
  readonly valueOf: (metricKey: string) => Amount | null;
  /** The approach that year was consolidated by, where its figures are shown by this year's. */
  readonly restatedFrom: ConsolidationApproach | undefined;
};

type Asked = {
  readonly period: Period;
  readonly approved: 'only' | undefined;
  /** The approach of this year. */
  readonly approach: ConsolidationApproach;
};

/**
 * Last year's figures by the approach of this year, so that both can be compared; undefined until they are there, and where that year has
 * no boundary or no figures.
 */
export const useLastYear = ({ period, approved, approach }: Asked): LastYear | undefined => {
  const api = useApi();
  const before = { period: periodBefore(period, 1), approved };
  const { data: own } = useQuery(consolidationQueries.all(api, before));
  const former = own?.approach ?? undefined;
  const isRestated = former !== undefined && former !== approach;
  const { data: restated } = useQuery({
    ...consolidationQueries.all(api, { ...before, approach }),
    enabled: isRestated,
  });
  const figures = (isRestated ? restated : own)?.figures;
  if (former === undefined || !figures?.some(({ value }) => value)) return undefined;
  const values = new Map(figures.map(({ metricKey, value }) => [metricKey, value]));
  return { valueOf: (metricKey) => values.get(metricKey) ?? null, restatedFrom: isRestated ? former : undefined };
};

/** From last year's amount to this year's in percent; undefined where they cannot be compared. */
export const changeBetween = (before: Amount | null, now: Amount | null): string | undefined =>
  before && now && before.unit === now.unit ? changeInPercent(before.number, now.number, changePlaces) : undefined;

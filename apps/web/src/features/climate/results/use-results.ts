import { climateQueries, entityQueries, reportingTimeQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { boundaryYearOf, type ClimateSumKey, type ClimateSums, localDay, type Period, yearBefore } from '@esg/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  boundaryYearFor,
  enteredPart,
  periodIn,
  type ResultsPlace,
  resultsPlaceOf,
  spansOf,
  timesOfMonths,
  unevenMonths,
} from './results-place.ts';

/** What the address asks for, and how it is changed. */
export const useResultsPlace = () => {
  const api = useApi();
  const navigate = useNavigate();
  const place = resultsPlaceOf(useSearch({ strict: false }));
  const { data: times } = useQuery(reportingTimeQueries.all(api));
  const { data: entities } = useQuery(entityQueries.all(api));
  const isUsual = place.year === undefined && place.time === undefined;
  const { data: months, isError } = useQuery({ ...climateQueries.months(api), enabled: isUsual });
  const period = periodIn(place, times ?? [], months?.last ?? localDay());
  const change = (part: ResultsPlace) =>
    void navigate({ to: '.', search: { ...place, ...part }, replace: true, resetScroll: false });
  return {
    place,
    period,
    spans: spansOf(period),
    method: place.method ?? ('location' as const),
    times: timesOfMonths(times ?? []),
    entities: entities ?? [],
    /** A reporting time of the address, or the newest year that has lines, is not known yet. */
    isPending: isUsual ? !months && !isError : place.time !== undefined && times === undefined,
    change,
  };
};

export type Results = ReturnType<typeof useResultsPlace>;

/** Emissions of the months that are looked at; the former ones stay while others are read. */
export const useSums = ({ spans, place, isPending }: Results, by: ClimateSumKey) => {
  const asked = { by, ...spans.now, entityId: place.entity };
  return useQuery({ ...climateQueries.sums(useApi(), asked), placeholderData: keepPreviousData, enabled: !isPending });
};

/** What is compared, and the emissions by scope of the same months of the year before; none while they are read. */
export type Compared = {
  /** From the first month that is looked at to the newest that has lines. */
  readonly period: Period;
  readonly before: ClimateSums['sums'];
  /** Months of which one of the two years has no lines. */
  readonly uneven: number;
};

/** Compares the months of a period that have begun to be entered with the same ones of the year before. Undefined while it is read which. */
export const useCompared = (period: Period, entityId?: string, isReady = true): Compared | undefined => {
  const api = useApi();
  const sums = (asked: Parameters<typeof climateQueries.sums>[1], enabled: boolean) => ({
    ...climateQueries.sums(api, asked),
    enabled,
  });
  const whole = spansOf(period).now;
  const { data: months } = useQuery(sums({ by: 'month', ...whole, entityId }, isReady));
  const entered = enteredPart(period, months?.sums.map(({ key }) => key) ?? []);
  const former = boundaryYearFor(yearBefore(entered), boundaryYearOf(period) - 1);
  const before = { ...spansOf(entered).before, ...former };
  const { data } = useQuery(sums({ by: 'scope', ...before, entityId }, months !== undefined));
  const { data: monthsBefore } = useQuery(sums({ by: 'month', ...before, entityId }, months !== undefined));
  const monthsOf = (found: ClimateSums | undefined) => found?.sums.map(({ key }) => key) ?? [];
  const uneven = months && monthsBefore ? unevenMonths(monthsOf(months), monthsOf(monthsBefore)) : 0;
  return months && { period: entered, before: data?.sums ?? [], uneven };
};

/** The search of the list of lines that stand behind the results. */
export const linesBehind = ({ spans, place }: Results) => ({
  from: spans.now.from,
  to: spans.now.to,
  entityId: place.entity,
});

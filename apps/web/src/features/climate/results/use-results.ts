import { climateQueries, entityQueries, reportingTimeQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type ClimateSumKey, localDay } from '@esg/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { periodIn, type ResultsPlace, resultsPlaceOf, spansOf, timesOfMonths } from './results-place.ts';

/** What the address asks for, and how it is changed. */
export const useResultsPlace = () => {
  const api = useApi();
  const navigate = useNavigate();
  const place = resultsPlaceOf(useSearch({ strict: false }));
  const { data: times } = useQuery(reportingTimeQueries.all(api));
  const { data: entities } = useQuery(entityQueries.all(api));
  const period = periodIn(place, times ?? [], localDay());
  const change = (part: ResultsPlace) =>
    void navigate({ to: '.', search: { ...place, ...part }, replace: true, resetScroll: false });
  return {
    place,
    period,
    spans: spansOf(period),
    method: place.method ?? ('location' as const),
    times: timesOfMonths(times ?? []),
    entities: entities ?? [],
    /** A reporting time of the address is not known yet. */
    isPending: place.time !== undefined && times === undefined,
    change,
  };
};

export type Results = ReturnType<typeof useResultsPlace>;

/** Emissions of the months that are looked at, or of the same ones of the year before; the former ones stay while others are read. */
export const useSums = ({ spans, place, isPending }: Results, by: ClimateSumKey, when: 'now' | 'before' = 'now') => {
  const asked = { by, from: spans[when].from, to: spans[when].to, entityId: place.entity };
  return useQuery({ ...climateQueries.sums(useApi(), asked), placeholderData: keepPreviousData, enabled: !isPending });
};

/** The search of the list of lines that stand behind the results. */
export const linesBehind = ({ spans, place }: Results) => ({
  from: spans.now.from,
  to: spans.now.to,
  entityId: place.entity,
});

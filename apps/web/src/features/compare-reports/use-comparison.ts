import { comparisonQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComparePlace, figuresShown } from './compare-place.ts';

/** The comparison of the address: first the available figures, then the chosen ones. */
export const useComparison = (reports: readonly string[], place: ComparePlace) => {
  const api = useApi();
  const offered = useQuery({
    ...comparisonQueries.one(api, { reports, figures: [] }),
    placeholderData: keepPreviousData,
  });
  const figures = figuresShown(place, offered.data?.choices ?? []);
  const compared = useQuery({
    ...comparisonQueries.one(api, { reports, figures }),
    enabled: figures.length > 0,
    placeholderData: keepPreviousData,
  });
  // An empty result from before the figures were known is only a placeholder.
  const isStillEmpty = compared.isPlaceholderData && compared.data?.rows.length === 0;
  return {
    figures,
    choices: offered.data?.choices,
    comparison: figures.length > 0 ? compared.data : offered.data,
    isPending: figures.length > 0 && isStillEmpty,
    error: offered.error ?? compared.error,
    retry: () => void Promise.all([offered.refetch(), figures.length > 0 && compared.refetch()]),
  };
};

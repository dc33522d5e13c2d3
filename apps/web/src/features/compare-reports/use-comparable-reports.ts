import { comparisonQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { languageTags } from '@esg/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Every report that can be compared, and the entities of these reports, by name; further pages are read one after the other. */
export const useComparableReports = () => {
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(comparisonQueries.reports(useApi()));
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const { compare } = new Intl.Collator(languageTags[useLanguage()]);
  return {
    reports: data?.reports ?? [],
    entities: data?.entities.toSorted((one, other) => compare(one.name, other.name)) ?? [],
  };
};

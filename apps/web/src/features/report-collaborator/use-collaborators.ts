import { contributionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Everybody who works on reports; all pages are loaded one after the other, so that search, filters and order cover everybody. */
export const useCollaborators = () => {
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = useInfiniteQuery(
    contributionQueries.list(useApi()),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  return {
    /** Undefined until the first page is loaded. */
    pages: data,
    isReading: hasNextPage && !error,
    /** Why the list, or the rest of it, could not be loaded. */
    error: data && !isFetchNextPageError ? null : error,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
};

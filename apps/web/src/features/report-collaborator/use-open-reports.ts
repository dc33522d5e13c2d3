import { reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { isEditable } from '@esg/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Every report that accepts answers; all pages are loaded one after the other. */
export const useOpenReports = () => {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(reportQueries.list(useApi(), 'ongoing'));
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return data?.reports.filter(({ status }) => isEditable(status)) ?? [];
};

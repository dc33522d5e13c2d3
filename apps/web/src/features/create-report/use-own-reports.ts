import { reportQueries, reportTemplateQueries } from '@esg/api-client';
import { useApi, useTenant } from '@esg/app-kit';
import type { Report, ReportTemplate } from '@esg/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const none: readonly never[] = [];

/** Every report of one state; further pages are read one after the other. */
const useEvery = (state: 'ongoing' | 'published') => {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    reportQueries.list(useApi(), state),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  return { reports: data?.reports ?? none, isKnown: data !== undefined, error, refetch };
};

/** The organisation's reports, the published ones first: most people start from those. */
export const useOwnReports = () => {
  const published = useEvery('published');
  const ongoing = useEvery('ongoing');
  return {
    reports: [...published.reports, ...ongoing.reports] as readonly Report[],
    isKnown: published.isKnown && ongoing.isKnown,
    error: published.error ?? ongoing.error,
    retry: () => void Promise.all([published.refetch(), ongoing.refetch()]),
  };
};

/** Templates that a report can start from; none if the tenant has no templates. */
export const useOwnTemplates = (): readonly ReportTemplate[] => {
  const enabled = useTenant().info.featureFlag.featureFlags.includes('custom-template');
  const { data = none } = useQuery({ ...reportTemplateQueries.all(useApi()), enabled });
  return data.filter(({ usable }) => usable);
};

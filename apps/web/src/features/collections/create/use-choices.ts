import {
  frameworkQueries,
  reportingTimeQueries,
  reportQueries,
  reportWorkQueries,
  sessionQueries,
} from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import type { Party } from '@esg/contract';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAskable } from '../party/use-askable.ts';
import { askedFigures } from './collection-choices.ts';

/** Everything that a collection is made of: figures, frameworks, those who can be asked, reporting times and people; undefined until all is loaded. */
export const useChoices = (of: Party) => {
  const api = useApi();
  const language = useLanguage();
  const { askable, error, retry } = useAskable(of);
  const reads = useQueries({
    queries: [
      frameworkQueries.metrics(api),
      frameworkQueries.list(api),
      reportingTimeQueries.all(api),
      reportWorkQueries.colleagues(api),
      sessionQueries.profile(api),
    ],
  });
  const [{ data: library }, { data: frameworks }, { data: times }, { data: colleagues }, { data: profile }] = reads;
  // Not everybody who collects figures reads reports.
  const mayReadReports = profile?.permissions.includes('report:read') ?? false;
  const { data: reports, isLoading } = useInfiniteQuery({
    ...reportQueries.list(api, 'ongoing'),
    enabled: mayReadReports,
  });
  const { data: used, isLoading: isAsking } = useQuery({ ...frameworkQueries.inUse(api), enabled: mayReadReports });
  const versionOfReport = reports?.reports.find(({ isSample }) => !isSample)?.versionId;
  const choices = useMemo(() => {
    if (isLoading || isAsking) return undefined;
    if (!library || !frameworks || !askable || !times || !colleagues || !profile) return undefined;
    const inUse = used?.frameworks.map(({ versionId }) => versionId) ?? [];
    const isOffered = (wanted: string) => frameworks.some(({ versionId }) => versionId === wanted);
    return {
      figures: askedFigures(library, language),
      /** Those that the organisation reports by come first. */
      frameworks: frameworks.toSorted(
        (one, other) => Number(inUse.includes(other.versionId)) - Number(inUse.includes(one.versionId)),
      ),
      /** The framework of the newest report that is under way, else one in use, where it is on offer. */
      reported: [...(versionOfReport ? [versionOfReport] : []), ...inUse].find(isOffered) ?? null,
      askable,
      times,
      colleagues,
    };
  }, [library, frameworks, askable, times, colleagues, profile, language, isLoading, isAsking, used, versionOfReport]);
  return {
    choices,
    error: error ?? reads.find((read) => !read.data && read.error)?.error ?? null,
    retry: () => {
      retry();
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};

export type Choices = NonNullable<ReturnType<typeof useChoices>['choices']>;

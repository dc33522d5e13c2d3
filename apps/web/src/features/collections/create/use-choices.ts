import {
  entityQueries,
  entityUserQueries,
  frameworkQueries,
  reportingTimeQueries,
  reportQueries,
  reportWorkQueries,
  sessionQueries,
} from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { mayArrange } from '@esg/contract';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { askedEntities, askedFigures } from './collection-choices.ts';

/** Everything that a collection is made of: figures, frameworks, entities, reporting times and people; undefined until all is loaded. */
export const useChoices = () => {
  const api = useApi();
  const language = useLanguage();
  const reads = useQueries({
    queries: [
      frameworkQueries.metrics(api),
      frameworkQueries.list(api),
      entityQueries.all(api),
      entityUserQueries.all(api),
      reportingTimeQueries.all(api),
      reportWorkQueries.colleagues(api),
      sessionQueries.profile(api),
    ],
  });
  const [
    { data: library },
    { data: frameworks },
    { data: entities },
    { data: users },
    { data: times },
    { data: colleagues },
    { data: profile },
  ] = reads;
  // Not everybody who collects figures reads reports.
  const mayReadReports = profile?.permissions.includes('report:read') ?? false;
  const { data: reports, isLoading } = useInfiniteQuery({
    ...reportQueries.list(api, 'ongoing'),
    enabled: mayReadReports,
  });
  const versionOfReport = reports?.reports.find(({ isSample }) => !isSample)?.versionId;
  const choices = useMemo(() => {
    if (isLoading) return undefined;
    if (!library || !frameworks || !entities || !users || !times || !colleagues || !profile) return undefined;
    const own = entities.filter((entity) => mayArrange(profile, entity));
    return {
      figures: askedFigures(library, language),
      frameworks,
      /** The framework of the newest report that is under way, where it is on offer. */
      reported: frameworks.find(({ versionId }) => versionId === versionOfReport)?.versionId ?? null,
      entities: askedEntities(own, users),
      times,
      colleagues,
    };
  }, [library, frameworks, entities, users, times, colleagues, profile, language, isLoading, versionOfReport]);
  return {
    choices,
    error: reads.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};

export type Choices = NonNullable<ReturnType<typeof useChoices>['choices']>;

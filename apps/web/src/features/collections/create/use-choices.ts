import {
  entityQueries,
  entityUserQueries,
  frameworkQueries,
  reportingTimeQueries,
  reportWorkQueries,
  sessionQueries,
} from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { mayArrange } from '@esg/contract';
import { useQueries } from '@tanstack/react-query';
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
  const choices = useMemo(() => {
    if (!library || !frameworks || !entities || !users || !times || !colleagues || !profile) return undefined;
    const own = entities.filter((entity) => mayArrange(profile, entity));
    return {
      figures: askedFigures(library, language),
      frameworks,
      entities: askedEntities(own, users),
      times,
      colleagues,
    };
  }, [library, frameworks, entities, users, times, colleagues, profile, language]);
  return {
    choices,
    error: reads.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};

export type Choices = NonNullable<ReturnType<typeof useChoices>['choices']>;

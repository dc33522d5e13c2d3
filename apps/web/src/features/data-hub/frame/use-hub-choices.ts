import { entityQueries, reportingTimeQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { newestTime, type Subject } from '@esg/contract';
import { useQueries } from '@tanstack/react-query';
import type { HubPlace } from './hub-place.ts';

/**
 * Reporting times and entities of the organisation, and the selected ones from the address. The default time is the newest with data that
 * is like the organisation's first; an entity that was removed is ignored.
 */
export const useHubChoices = ({ reportingTimeId, entityId }: HubPlace) => {
  const api = useApi();
  const [times, entities] = useQueries({ queries: [reportingTimeQueries.all(api), entityQueries.all(api)] });
  const reads = [times, entities];
  const isKnown = entityId === 'organisation' || entities.data?.some(({ id }) => id === entityId);
  return {
    times: times.data,
    entities: entities.data,
    time: times.data?.find(({ id }) => id === reportingTimeId) ?? newestTime(times.data ?? []),
    subject: isKnown ? (entityId as Subject) : undefined,
    error: reads.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};

export type HubChoices = ReturnType<typeof useHubChoices>;

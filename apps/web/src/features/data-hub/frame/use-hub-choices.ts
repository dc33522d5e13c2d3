import { entityQueries, reportingTimeQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Subject } from '@esg/contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HubPlace } from './hub-place.ts';
import { usualTime } from './usual-time.ts';

/** This browser remembers the reporting time that a person works in. */
const keptTimeKey = 'hub-reporting-time';

/**
 * Reporting times and entities of the organisation, and the selected ones from the address. Without one, the time is that of the last
 * visit, else the newest (`usualTime`); an entity that was removed is ignored.
 */
export const useHubChoices = ({ reportingTimeId, entityId }: HubPlace) => {
  const api = useApi();
  const [times, entities] = useQueries({ queries: [reportingTimeQueries.all(api), entityQueries.all(api)] });
  const reads = [times, entities];
  const isKnown = entityId === 'organisation' || entities.data?.some(({ id }) => id === entityId);
  const timeOf = (asked: string | null | undefined) => times.data?.find(({ id }) => id === asked);
  const chosen = timeOf(reportingTimeId);
  useEffect(() => {
    if (chosen) localStorage.setItem(keptTimeKey, chosen.id);
  }, [chosen]);
  return {
    times: times.data,
    entities: entities.data,
    time: chosen ?? usualTime(times.data ?? [], localStorage.getItem(keptTimeKey)),
    subject: isKnown ? (entityId as Subject) : undefined,
    error: reads.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};

export type HubChoices = ReturnType<typeof useHubChoices>;

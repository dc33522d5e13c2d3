import { frameworkQueries, sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { FrameworksInUse } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ShownMetrics } from './hub-place.ts';

/** This browser remembers, for each person and organisation, whether the hub shows all metrics or those of the frameworks in use. */
const keptKeyOf = (organizationId: string, userId: string) => `hub-metrics:${organizationId}:${userId}`;

/** Which metrics the hub shows, and the means to choose. */
export type MetricsShown = {
  readonly shown: ShownMetrics;
  /** The metrics that the hub is narrowed to: null for all, undefined until they are known. */
  readonly keys: ReadonlySet<string> | null | undefined;
  /** The frameworks in use with their metrics; undefined while they load, and where no framework is in use, because there is no choice then. */
  readonly inUse: FrameworksInUse | undefined;
  /** Remembers the choice for the next visit. */
  readonly keep: (chosen: ShownMetrics) => void;
};

/**
 * The metrics that the hub begins with: those of the frameworks that the organisation uses. The address wins over the choice of the last
 * visit; `isFree` says that another filter already names the metrics. Without frameworks in use, and while they can't be read, these are
 * all metrics.
 */
export const useMetricsShown = (asked: ShownMetrics | undefined, isFree: boolean): MetricsShown => {
  const api = useApi();
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const { data, isError } = useQuery(frameworkQueries.inUse(api));
  const keptKey = profile && keptKeyOf(profile.organizationId, profile.userId);
  const kept = keptKey !== undefined && localStorage.getItem(keptKey) === 'all' ? 'all' : 'in-use';
  const hasChoice = data !== undefined && data.frameworks.length > 0;
  const shown = asked ?? kept;
  const ofFrameworks = useMemo(() => (data ? new Set(data.metricKeys) : undefined), [data]);
  const isAll = isFree || shown === 'all' || isError || (data !== undefined && !hasChoice);
  return {
    shown,
    keys: isAll ? null : ofFrameworks,
    inUse: hasChoice && !isFree ? data : undefined,
    keep: (chosen) => {
      if (keptKey !== undefined) localStorage.setItem(keptKey, chosen);
    },
  };
};

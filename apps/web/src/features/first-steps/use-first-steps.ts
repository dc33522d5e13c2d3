import {
  organizationQueries,
  peopleQueries,
  reportingTimeQueries,
  reportQueries,
  sampleDataQueries,
  sessionQueries,
} from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

export const firstSteps = ['times', 'figures', 'report', 'colleague', 'publish'] as const;
export type FirstStep = (typeof firstSteps)[number];

/**
 * The first steps that an organisation has completed, derived from its data; `undefined` until they are known, or if the steps are not
 * shown.
 */
export const useFirstSteps = (): ReadonlySet<FirstStep> | undefined => {
  const api = useApi();
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const may = profile?.permissions ?? [];
  const isAsked = may.includes('organisation:write') && may.includes('data-hub:read');
  const { data: organisation } = useQuery({ ...organizationQueries.profile(api), enabled: isAsked });
  const enabled = isAsked && organisation?.firstStepsDismissed === false;
  const { data: times } = useQuery({ ...reportingTimeQueries.all(api), enabled });
  const { data: sample } = useQuery({ ...sampleDataQueries.current(api), enabled });
  const { data: people } = useQuery({ ...peopleQueries.users(api), enabled: enabled && may.includes('users:manage') });
  const { data: ongoing } = useInfiniteQuery({ ...reportQueries.list(api, 'ongoing'), enabled });
  const { data: published } = useInfiniteQuery({ ...reportQueries.list(api, 'published'), enabled });
  if (!enabled || sample === undefined || !times || !ongoing || !published) return undefined;
  const isPublished = published.reports.length > 0;
  const taken: Record<FirstStep, boolean> = {
    times: times.length > 0,
    figures: sample ? sample.hasOwnFigures : times.some(({ linked }) => linked),
    report: isPublished || ongoing.reports.some(({ isSample }) => !isSample),
    colleague: (people?.users.length ?? 0) > 1,
    publish: isPublished,
  };
  return new Set(firstSteps.filter((step) => taken[step]));
};

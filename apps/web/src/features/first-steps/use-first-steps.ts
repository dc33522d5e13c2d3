import {
  climateQueries,
  organizationQueries,
  peopleQueries,
  reportingTimeQueries,
  reportQueries,
  sampleDataQueries,
  sessionQueries,
} from '@esg/api-client';
import { useApi, useTenant } from '@esg/app-kit';
import type { PlatformType, ReportingTime } from '@esg/contract';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';

/** The first steps by what people come for, in their order. */
const stepsOf = {
  esg: ['times', 'figures', 'report', 'colleague', 'publish'],
  climate: ['times', 'lines', 'questions', 'colleague', 'emissions', 'report'],
} as const satisfies Record<PlatformType, readonly string[]>;
export type FirstStep = (typeof stepsOf)[PlatformType][number];

export type FirstSteps = {
  readonly steps: readonly FirstStep[];
  readonly taken: ReadonlySet<FirstStep>;
  /** Whether the person may hide them for the organisation. */
  readonly mayHide: boolean;
};

/** How far the lines of the climate calculator are. */
const useLines = (enabled: boolean) => {
  const api = useApi();
  const { data: lines } = useInfiniteQuery({ ...climateQueries.activities(api), enabled });
  const { data: open } = useInfiniteQuery({ ...climateQueries.activities(api, { state: 'open' }), enabled });
  return lines && open && { hasLines: lines.length > 0, hasQuestions: open.length > 0 };
};

/** How many reporting times, the newest first, are asked for published emissions: who publishes has done so for one of the last years. */
const timesAsked = 5;

/** Whether the climate calculator has published emissions: figures that somebody typed into the data hub are none. */
const usePublishedEmissions = (times: readonly ReportingTime[] | undefined, enabled: boolean): boolean => {
  const api = useApi();
  const newest = (times ?? [])
    .filter(({ linked }) => linked)
    .toSorted((one, other) => other.period.end.localeCompare(one.period.end));
  const asked = enabled ? newest.slice(0, timesAsked) : [];
  return useQueries({
    queries: asked.map(({ id }) => climateQueries.published(api, id)),
    combine: (answers) => answers.some(({ data }) => (data?.length ?? 0) > 0),
  });
};

/**
 * The first steps, and those that an organisation has completed, derived from its data; `undefined` until they are known, or if the steps
 * are not shown.
 */
export const useFirstSteps = (): FirstSteps | undefined => {
  const api = useApi();
  const { platformType } = useTenant().settings;
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const may = profile?.permissions ?? [];
  // A consultancy takes the first steps for a client that has only begun.
  const leads = may.includes('organisation:write') || profile?.viewedFrom != null;
  const isAsked = leads && may.includes('data-hub:read');
  const mayInvite = may.includes('users:manage');
  const { data: organisation } = useQuery({ ...organizationQueries.profile(api), enabled: isAsked });
  const enabled = isAsked && organisation?.firstStepsDismissed === false;
  const { data: times } = useQuery({ ...reportingTimeQueries.all(api), enabled });
  const { data: sample } = useQuery({ ...sampleDataQueries.current(api), enabled });
  const { data: people } = useQuery({ ...peopleQueries.users(api), enabled: enabled && mayInvite });
  const { data: ongoing } = useInfiniteQuery({ ...reportQueries.list(api, 'ongoing'), enabled });
  const lines = useLines(enabled && platformType === 'climate');
  const hasEmissions = usePublishedEmissions(times, enabled && platformType === 'climate');
  const { data: published } = useInfiniteQuery({ ...reportQueries.list(api, 'published'), enabled });
  if (!enabled || sample === undefined || !times || !ongoing || !published) return undefined;
  if (platformType === 'climate' && !lines) return undefined;
  const hasFigures = sample ? sample.hasOwnFigures : times.some(({ linked }) => linked);
  const isPublished = published.reports.length > 0;
  const taken: Record<FirstStep, boolean> = {
    times: times.length > 0,
    figures: hasFigures,
    lines: lines?.hasLines ?? false,
    questions: lines?.hasLines === true && !lines.hasQuestions,
    emissions: hasEmissions,
    report: isPublished || ongoing.reports.some(({ isSample }) => !isSample),
    colleague: (people?.users.length ?? 0) > 1,
    publish: isPublished,
  };
  const steps = stepsOf[platformType].filter((step) => step !== 'colleague' || mayInvite);
  const mayHide = may.includes('organisation:write');
  return { steps, taken: new Set(steps.filter((step) => taken[step])), mayHide };
};

import { type ApiClient, ApiError, contributionTaskQueries, isTemporary, openContributionLink } from '@esg/api-client';
import { type Services, ServicesProvider, useApi } from '@esg/app-kit';
import type { ContributionSession } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { ContributionFrame } from './ContributionFrame.tsx';
import { forgetSession, keepSession } from './guest-link.ts';
import { LinkProblem } from './LinkProblem.tsx';
import { TaskPage } from './TaskPage.tsx';
import { TaskSkeleton } from './TaskSkeleton.tsx';

const DraftPage = lazy(() => import('./draft/DraftPage.tsx').then((module) => ({ default: module.DraftPage })));

/** Makes the services of the holder of this session. */
export type ServicesFor = (session: ContributionSession) => Services;

type ContributionAppProps = {
  /** A client without a person, which opens links. */
  readonly api: ApiClient;
  readonly servicesFor: ServicesFor;
  /** The secret of the link that led here; undefined after a reload. */
  readonly linkKey: string | undefined;
  /** The session that is already stored in this browser. */
  readonly kept: ContributionSession | undefined;
  readonly endReminders: boolean;
};

const noLink = new ApiError(401, 'contribution.session_ended');

/** The whole page of an invited person: opens their link, or continues the session of this browser, and shows only their questions. */
export const ContributionApp = ({ api, servicesFor, linkKey, kept, endReminders }: ContributionAppProps) => {
  const opened = useQuery<ContributionSession, ApiError>({
    queryKey: ['contribution-session'],
    queryFn: async () => {
      if (!linkKey && !kept) throw noLink;
      if (!linkKey && kept) return kept;
      const session = await openContributionLink(api, linkKey ?? '');
      keepSession(session);
      return session;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (opened.error)
    return (
      <ContributionFrame>
        <LinkProblem error={opened.error} isUnknown={opened.error === noLink} onRetry={() => void opened.refetch()} />
      </ContributionFrame>
    );
  if (!opened.data)
    return (
      <ContributionFrame>
        <TaskSkeleton />
      </ContributionFrame>
    );
  return (
    <ServicesProvider services={servicesFor(opened.data)}>
      <ContributionFrame>
        <Task contributionId={opened.data.contributionId} endReminders={endReminders} />
      </ContributionFrame>
    </ServicesProvider>
  );
};

type TaskProps = Pick<ContributionAppProps, 'endReminders'> & { readonly contributionId: string };

const Task = ({ contributionId, endReminders }: TaskProps) => {
  const { data, error, refetch } = useQuery(contributionTaskQueries.task(useApi()));
  const isOver = error?.code.startsWith('contribution.') ?? false;
  useEffect(() => {
    if (isOver) forgetSession(contributionId);
  }, [isOver, contributionId]);
  // Typed text stays on the screen while the connection is lost; an invitation that ended removes it.
  if (error && (!data || !isTemporary(error))) return <LinkProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TaskSkeleton />;
  if (data.role !== 'reader') return <TaskPage task={data} endReminders={endReminders} />;
  return (
    <Suspense fallback={<TaskSkeleton />}>
      <DraftPage task={data} />
    </Suspense>
  );
};

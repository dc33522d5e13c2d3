import { type ApiClient, ApiError, isTemporary, openPortalLink } from '@esg/api-client';
import { type Services, ServicesProvider } from '@esg/app-kit';
import type { PortalLinkSession } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import * as css from '../ContributionFrame.css.ts';
import { ContributionFrame } from '../ContributionFrame.tsx';
import { TaskSkeleton } from '../TaskSkeleton.tsx';
import { RequestProblem } from './RequestProblem.tsx';
import {
  findSession,
  forgetRequestSession,
  isOver,
  keepRequestSession,
  keptRequestSession,
  type RequestPlace,
} from './request-link.ts';

/** Makes the services of the holder of this session; `onOver` hears why it opens nothing any more. */
export type ServicesFor = (session: PortalLinkSession, onOver: (error: ApiError) => void) => Promise<Services>;

type RequestAppProps = {
  /** A client without a person, which opens links. */
  readonly api: ApiClient;
  readonly servicesFor: ServicesFor;
  /** The session is over for good: nothing that was kept with it may stay. */
  readonly onEnded: (session: PortalLinkSession) => void;
  readonly place: RequestPlace;
  /** The secret of the link that led here; undefined after a reload. */
  readonly linkKey: string | undefined;
  /** The session that is already stored in this browser. */
  readonly kept: PortalLinkSession | undefined;
  /** The request. */
  readonly children: ReactNode;
};

const noLink = new ApiError(401, 'contribution.session_ended');

/** Opens the link. While the gateway is away, the session that the same link has opened in this browser is continued. */
const openLink = async (api: ApiClient, place: RequestPlace, key: string): Promise<PortalLinkSession> => {
  try {
    const session = await openPortalLink(api, key);
    await keepRequestSession(place, session, key);
    return session;
  } catch (error) {
    const kept = isTemporary(error) ? await findSession(place, key) : undefined;
    if (kept) return kept;
    throw error;
  }
};

/** The page of a letter's link: opens it, or continues the session of this browser, and shows one entity's request alone. */
export const RequestApp = ({ api, servicesFor, onEnded, place, linkKey, kept, children }: RequestAppProps) => {
  const [over, setOver] = useState<ApiError>();
  const opened = useQuery<Services, ApiError>({
    queryKey: ['request-session'],
    queryFn: async () => {
      const session = linkKey ? await openLink(api, place, linkKey) : kept;
      if (!session) throw noLink;
      return servicesFor(session, setOver);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const error = over ?? opened.error;
  const hasEnded = error !== null && isOver(error);
  useEffect(() => {
    if (!hasEnded) return;
    const session = keptRequestSession(place);
    if (session) onEnded(session);
    forgetRequestSession(place);
  }, [hasEnded, place, onEnded]);
  const retry = () => {
    setOver(undefined);
    void opened.refetch();
  };
  if (error)
    return (
      <ContributionFrame>
        <RequestProblem api={api} error={error} place={place} linkKey={linkKey} onRetry={retry} />
      </ContributionFrame>
    );
  if (!opened.data)
    return (
      <ContributionFrame>
        <TaskSkeleton />
      </ContributionFrame>
    );
  return (
    <ServicesProvider services={opened.data}>
      <ContributionFrame>
        <div data-wide className={css.inset}>
          {children}
        </div>
      </ContributionFrame>
    </ServicesProvider>
  );
};

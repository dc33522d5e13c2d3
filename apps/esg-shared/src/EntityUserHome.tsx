import { entityPortalQueries, portalRequestQueries, sessionQueries } from '@esg/api-client';
import { ProblemPage, registerCatalogue, useApi, usePageTitle } from '@esg/app-kit';
import { isPortalRole } from '@esg/contract';
import { Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { catalogue } from './catalogue.ts';
import { PortalHome } from './features/portal/PortalHome.tsx';
import { useResumedAnswers } from './features/portal/request/use-resumed-answers.ts';

// The texts are loaded before the first one is drawn.
await registerCatalogue(catalogue);

/** Home page of a person who answers for entities, or of a supplier (spec section 2): what is asked of them, and who they are. */
export const EntityUserHome = () => {
  const { t } = useLingui();
  const api = useApi();
  const me = useQuery(sessionQueries.me(api));
  const profile = useQuery(sessionQueries.profile(api));
  const isAsked = profile.data !== undefined && isPortalRole(profile.data.role);
  const entities = useQuery({ ...entityPortalQueries.entities(api), enabled: isAsked });
  const requests = useQuery({ ...portalRequestQueries.list(api), enabled: isAsked });
  useResumedAnswers();
  usePageTitle(t`Home`);

  const asked = [me, profile, entities, requests];
  const error = asked.find(({ data }) => !data)?.error;
  const retry = () => void Promise.all(asked.map(({ refetch }) => refetch()));
  if (error) return <ProblemPage error={error} onRetry={retry} />;
  if (!me.data || !profile.data || !entities.data || !requests.data) {
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton shape="block" height="8rem" />
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    );
  }
  return <PortalHome user={me.data} profile={profile.data} entities={entities.data} requests={requests.data} />;
};

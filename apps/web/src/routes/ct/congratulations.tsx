import { organizationQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CongratulationsPage } from '../../features/onboarding/CongratulationsPage.tsx';

export const Route = createFileRoute('/ct/congratulations')({
  component: () => {
    const { profile } = Route.useRouteContext();
    // The name has just been entered; the profile may still have the one from registration.
    const { data: organisation } = useQuery(organizationQueries.profile(useApi()));
    return <CongratulationsPage organisation={organisation?.name ?? profile.organizationName} />;
  },
});

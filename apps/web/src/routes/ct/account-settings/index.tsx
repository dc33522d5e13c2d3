import { createFileRoute } from '@tanstack/react-router';
import { GeneralDetails } from '../../../features/account-settings/GeneralDetails.tsx';
import { AccessRequests } from '../../../features/clients/AccessRequests.tsx';

export const Route = createFileRoute('/ct/account-settings/')({
  component: () => {
    const { me, profile } = Route.useRouteContext();
    return <GeneralDetails me={me} profile={profile} access={<AccessRequests />} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { AccountSettingsPage } from '../../../features/account-settings/AccountSettingsPage.tsx';

export const Route = createFileRoute('/ct/account-settings')({
  component: () => {
    const { profile } = Route.useRouteContext();
    return <AccountSettingsPage permissions={profile.permissions} />;
  },
});

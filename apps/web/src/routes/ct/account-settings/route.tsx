import { createFileRoute } from '@tanstack/react-router';
import { AccountSettingsPage } from '../../../features/account-settings/AccountSettingsPage.tsx';
import { loadSettingsWords } from '../../../features/account-settings/settings-words.ts';

export const Route = createFileRoute('/ct/account-settings')({
  loader: loadSettingsWords,
  component: () => {
    const { profile } = Route.useRouteContext();
    return <AccountSettingsPage {...profile} />;
  },
});

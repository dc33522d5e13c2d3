import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { HouseStylePage } from '../../../features/house-style/HouseStylePage.tsx';

export const Route = createFileRoute('/ct/account-settings/fonts-and-letterhead')({
  beforeLoad: requirePermission('organisation:write'),
  component: () => <HouseStylePage organizationId={Route.useRouteContext().profile.organizationId} />,
});

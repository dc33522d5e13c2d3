import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { ReportingTimesPage } from '../../features/reporting-times/ReportingTimesPage.tsx';

export const Route = createFileRoute('/ct/reporting-times')({
  beforeLoad: requirePermission('data-hub:read'),
  component: () => <ReportingTimesPage permissions={Route.useRouteContext().profile.permissions} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { ReportingTimesPage } from '../../features/data-hub/reporting-times/ReportingTimesPage.tsx';

export const Route = createFileRoute('/ct/reporting-times')({
  // The tabs read the parameters they know.
  validateSearch: (search: Partial<Record<'reportingTimeId' | 'entityId', unknown>>) => search,
  beforeLoad: requirePermission('data-hub:read'),
  component: () => <ReportingTimesPage permissions={Route.useRouteContext().profile.permissions} />,
});

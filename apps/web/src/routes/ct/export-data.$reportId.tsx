import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { ReportToHubPage } from '../../features/report-to-hub/ReportToHubPage.tsx';

/** Exports the report's data (spec section 2): into the data hub after resolving conflicts, or as a file. */
export const Route = createFileRoute('/ct/export-data/$reportId')({
  beforeLoad: requirePermission('data-hub:read'),
  component: () => <ReportToHubPage {...Route.useParams()} permissions={Route.useRouteContext().profile.permissions} />,
});

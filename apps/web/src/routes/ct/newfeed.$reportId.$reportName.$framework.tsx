import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { AuditLogPage } from '../../features/reports/AuditLogPage.tsx';

export const Route = createFileRoute('/ct/newfeed/$reportId/$reportName/$framework')({
  beforeLoad: requirePermission('report:read'),
  component: () => <AuditLogPage {...Route.useParams()} />,
});

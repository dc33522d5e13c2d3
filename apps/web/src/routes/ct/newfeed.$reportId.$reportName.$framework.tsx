import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { AuditLogPage } from '../../features/reports/AuditLogPage.tsx';

export const Route = createFileRoute('/ct/newfeed/$reportId/$reportName/$framework')({
  validateSearch: ({ page }): { page?: number } => (Number(page) > 1 ? { page: Math.trunc(Number(page)) } : {}),
  beforeLoad: requirePermission('report:read'),
  component: () => <AuditLogPage {...Route.useParams()} page={Route.useSearch().page ?? 1} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { AuditLogPage } from '../../features/reports/AuditLogPage.tsx';

export const Route = createFileRoute('/ct/newfeed/$reportId/$reportName/$framework')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'q' | 'person' | 'action' | 'section' | 'from' | 'to', unknown>>) => search,
  beforeLoad: requirePermission('report:read'),
  component: () => <AuditLogPage {...Route.useParams()} />,
});

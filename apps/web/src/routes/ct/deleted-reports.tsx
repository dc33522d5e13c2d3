import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { DeletedReportsPage } from '../../features/reports/DeletedReportsPage.tsx';

export const Route = createFileRoute('/ct/deleted-reports')({
  beforeLoad: requirePermission('report:delete'),
  component: DeletedReportsPage,
});

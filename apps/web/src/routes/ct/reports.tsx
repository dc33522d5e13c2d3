import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { OngoingReportsPage } from '../../features/reports/OngoingReportsPage.tsx';

export const Route = createFileRoute('/ct/reports')({
  beforeLoad: requirePermission('report:read'),
  component: OngoingReportsPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { PublishedReportsPage } from '../../features/reports/PublishedReportsPage.tsx';

export const Route = createFileRoute('/ct/publish-reports')({
  beforeLoad: requirePermission('report:read'),
  component: PublishedReportsPage,
});

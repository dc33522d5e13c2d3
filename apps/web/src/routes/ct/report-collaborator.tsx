import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { ReportCollaboratorsPage } from '../../features/report-collaborator/ReportCollaboratorsPage.tsx';

export const Route = createFileRoute('/ct/report-collaborator')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'q' | 'report' | 'status' | 'sort', unknown>>) => search,
  beforeLoad: requirePermission('report:read'),
  component: ReportCollaboratorsPage,
});

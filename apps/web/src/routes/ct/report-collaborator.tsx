import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { ReportCollaboratorsPage } from '../../features/report-collaborator/ReportCollaboratorsPage.tsx';

export const Route = createFileRoute('/ct/report-collaborator')({
  // The page takes what it knows of the address.
  validateSearch: (search: Partial<Record<'q' | 'report' | 'status' | 'sort', unknown>>) => search,
  beforeLoad: requirePermission('report:read'),
  component: ReportCollaboratorsPage,
});

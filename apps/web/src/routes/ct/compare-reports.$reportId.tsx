import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { ComparePage } from '../../features/compare-reports/ComparePage.tsx';

export const Route = createFileRoute('/ct/compare-reports/$reportId')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'with' | 'figures' | 'view' | 'year' | 'entity', unknown>>) => search,
  beforeLoad: requirePermission('report:read'),
  component: () => <ComparePage {...Route.useParams()} />,
});

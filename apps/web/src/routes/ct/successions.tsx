import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { SuccessionsPage } from '../../features/successions/SuccessionsPage.tsx';

export const Route = createFileRoute('/ct/successions')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'framework' | 'q', unknown>>) => search,
  beforeLoad: requirePermission('report:read'),
  component: SuccessionsPage,
});

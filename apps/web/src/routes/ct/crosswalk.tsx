import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { CrosswalkPage } from '../../features/crosswalk/CrosswalkPage.tsx';

export const Route = createFileRoute('/ct/crosswalk')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'view' | 'metric' | 'q' | 'from' | 'to' | 'state', unknown>>) => search,
  beforeLoad: requirePermission('report:read'),
  component: CrosswalkPage,
});

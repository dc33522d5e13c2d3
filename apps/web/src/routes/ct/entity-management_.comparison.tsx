import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { EntityComparisonPage } from '../../features/entity-comparison/EntityComparisonPage.tsx';

export const Route = createFileRoute('/ct/entity-management_/comparison')({
  // The page reads the parameters it knows.
  validateSearch: (
    search: Partial<Record<'metric' | 'per' | 'entities' | 'type' | 'below' | 'years' | 'view', unknown>>,
  ) => search,
  beforeLoad: requirePermission('entity:manage'),
  component: EntityComparisonPage,
});

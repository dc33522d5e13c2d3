import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { BoundaryPage } from '../../features/boundary/BoundaryPage.tsx';

export const Route = createFileRoute('/ct/entity-management_/boundary')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'year', unknown>>) => search,
  beforeLoad: requirePermission('entity:manage'),
  component: () => <BoundaryPage profile={Route.useRouteContext().profile} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { ConsolidationPage } from '../../features/boundary/ConsolidationPage.tsx';
import { GroupSteps } from '../../features/data-hub/calculation/GroupSteps.tsx';

export const Route = createFileRoute('/ct/entity-management_/consolidation')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'time' | 'metric', unknown>>) => search,
  beforeLoad: requirePermission('data-hub:read'),
  component: () => (
    <ConsolidationPage profile={Route.useRouteContext().profile} steps={({ steps }) => <GroupSteps steps={steps} />} />
  ),
});

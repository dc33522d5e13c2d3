import { createFileRoute } from '@tanstack/react-router';
import { MetricPage } from '../../../features/data-hub/metric/MetricPage.tsx';
import { TargetsCard } from '../../../features/targets/TargetsCard.tsx';

export const Route = createFileRoute('/ct/data-hub/$metricNodeId')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'reportingTimeId' | 'entityId', unknown>>) => search,
  component: () => (
    <MetricPage
      {...Route.useParams()}
      permissions={Route.useRouteContext().profile.permissions}
      targets={(detail, mayWrite) => <TargetsCard detail={detail} mayWrite={mayWrite} />}
    />
  ),
});

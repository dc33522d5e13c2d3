import { createFileRoute } from '@tanstack/react-router';
import { MetricTreePage } from '../../../features/data-hub/tree/MetricTreePage.tsx';
import { SampleDataNotice } from '../../../features/first-steps/SampleDataNotice.tsx';

export const Route = createFileRoute('/ct/data-hub/')({
  // The page reads the parameters it knows.
  validateSearch: (
    search: Partial<
      Record<
        'metrics' | 'q' | 'topic' | 'reportingTimeId' | 'entityId' | 'versionId' | 'unanswered' | 'review',
        unknown
      >
    >,
  ) => search,
  component: () => (
    <MetricTreePage permissions={Route.useRouteContext().profile.permissions} sample={<SampleDataNotice />} />
  ),
});

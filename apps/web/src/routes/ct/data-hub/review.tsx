import { createFileRoute } from '@tanstack/react-router';
import { ReviewPage } from '../../../features/data-hub/review/ReviewPage.tsx';

export const Route = createFileRoute('/ct/data-hub/review')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'reportingTimeId' | 'entityId' | 'kind', unknown>>) => search,
  component: () => <ReviewPage permissions={Route.useRouteContext().profile.permissions} />,
});

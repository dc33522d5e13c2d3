import { createFileRoute } from '@tanstack/react-router';
import { ResultsPage } from '../../../features/climate/results/ResultsPage.tsx';

export const Route = createFileRoute('/ct/climate/')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'year' | 'time' | 'entity' | 'by' | 'method', unknown>>) => search,
  component: () => <ResultsPage permissions={Route.useRouteContext().profile.permissions} />,
});

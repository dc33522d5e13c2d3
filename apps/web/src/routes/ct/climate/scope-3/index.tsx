import { createFileRoute } from '@tanstack/react-router';
import { ScreeningPage } from '../../../../features/climate/screening/ScreeningPage.tsx';

export const Route = createFileRoute('/ct/climate/scope-3/')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'year' | 'time' | 'entity' | 'by' | 'method', unknown>>) => search,
  component: () => <ScreeningPage permissions={Route.useRouteContext().profile.permissions} />,
});

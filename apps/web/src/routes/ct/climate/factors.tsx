import { createFileRoute } from '@tanstack/react-router';
import { ClimateFactorsPage } from '../../../features/climate/factors/ClimateFactorsPage.tsx';

export const Route = createFileRoute('/ct/climate/factors')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'state' | 'activityTypeId' | 'check', unknown>>) => search,
  component: () => <ClimateFactorsPage permissions={Route.useRouteContext().profile.permissions} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { ClimateFactorsPage } from '../../../features/climate/factors/ClimateFactorsPage.tsx';
import { readFactorPlace } from '../../../features/climate/factors/factor-place.ts';

export const Route = createFileRoute('/ct/climate/factors')({
  validateSearch: readFactorPlace,
  component: () => <ClimateFactorsPage permissions={Route.useRouteContext().profile.permissions} />,
});

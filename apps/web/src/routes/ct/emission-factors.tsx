import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { EmissionFactorsPage } from '../../features/emission-factors/EmissionFactorsPage.tsx';

export const Route = createFileRoute('/ct/emission-factors')({
  // The page reads the parameters it knows.
  validateSearch: (
    search: Partial<Record<'q' | 'source' | 'category' | 'region' | 'scope' | 'year' | 'unverified', unknown>>,
  ) => search,
  beforeLoad: requirePermission('emission-factor:read'),
  component: EmissionFactorsPage,
});

import { loadImportWords } from '@esg/app-kit/imports';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { ClimateImportPage } from '../../../features/climate/import/ClimateImportPage.tsx';

export const Route = createFileRoute('/ct/climate/import')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'id' | 'step' | 'kind', unknown>>) => search,
  beforeLoad: requirePermission('climate:write'),
  loader: loadImportWords,
  component: ClimateImportPage,
});

import { loadImportWords } from '@esg/app-kit/imports';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { EntityImportPage } from '../../features/entity-import/EntityImportPage.tsx';

export const Route = createFileRoute('/ct/entity-management_/import')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'id' | 'kind', unknown>>) => search,
  beforeLoad: requirePermission('entity:manage'),
  loader: loadImportWords,
  component: EntityImportPage,
});

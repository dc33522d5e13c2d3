import { loadImportWords } from '@esg/app-kit/imports';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { SupplierImportPage } from '../../features/suppliers/import/SupplierImportPage.tsx';

export const Route = createFileRoute('/ct/entity-management_/suppliers_/import')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'id' | 'kind', unknown>>) => search,
  beforeLoad: requirePermission('entity:manage'),
  loader: loadImportWords,
  component: SupplierImportPage,
});

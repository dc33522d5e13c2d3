import { loadImportWords } from '@esg/app-kit/imports';
import { createFileRoute, useSearch } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { EntityImportPage } from '../../features/entity-import/EntityImportPage.tsx';
import { SupplierImportPage } from '../../features/suppliers/import/SupplierImportPage.tsx';

/** Sheets of entities, or of suppliers with `?of=suppliers`, as collections say it: one address, because the first page names each. */
const ImportPage = () =>
  useSearch({ from: '/ct/entity-management_/import' }).of === 'suppliers' ? (
    <SupplierImportPage />
  ) : (
    <EntityImportPage />
  );

export const Route = createFileRoute('/ct/entity-management_/import')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'id' | 'kind' | 'of', unknown>>) => search,
  beforeLoad: requirePermission('entity:manage'),
  loader: loadImportWords,
  component: ImportPage,
});

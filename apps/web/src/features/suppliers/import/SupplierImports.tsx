import { supplierImportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { ImportHistory } from '@esg/app-kit/imports';
import type { SupplierImport } from '@esg/contract';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UndoSuppliers } from './UndoSuppliers.tsx';

/** Earlier imports of suppliers, each with a way to undo it. */
export const SupplierImports = () => {
  const imports = useInfiniteQuery(supplierImportQueries.pages(useApi()));
  const lineOf = (one: SupplierImport) => ({
    id: one.id,
    name: (
      <Link to="/ct/entity-management/import" search={{ of: 'suppliers', id: one.id }}>
        {one.fileName}
      </Link>
    ),
    at: one.appliedAt ?? one.createdAt,
    by: (one.appliedBy ?? one.createdBy).name,
    state: one.state,
    undone: one.undone,
    note: one.state === 'applied' && <Came one={one} />,
    actions: one.state === 'applied' && <UndoSuppliers one={one} />,
  });
  return <ImportHistory imports={imports} lineOf={lineOf} />;
};

const Came = ({ one }: { readonly one: Pick<SupplierImport, 'result'> }) => {
  const added = one.result?.added ?? 0;
  const changed = one.result?.changed ?? 0;
  return (
    <Trans>
      {added} added, {changed} changed.
    </Trans>
  );
};

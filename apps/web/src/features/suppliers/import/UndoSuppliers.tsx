import { supplierImportMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { UndoImport } from '@esg/app-kit/imports';
import type { SupplierImport } from '@esg/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

type UndoSuppliersProps = {
  readonly one: Pick<
    SupplierImport,
    'id' | 'fileName' | 'result' | 'appliedAt' | 'appliedBy' | 'createdAt' | 'createdBy'
  >;
};

/** Undoes what an import wrote; its rows show the result of each. */
export const UndoSuppliers = ({ one }: UndoSuppliersProps) => {
  const undo = supplierImportMutations.undo(useApi(), useQueryClient());
  const name = one.fileName;
  const added = one.result?.added ?? 0;
  const changed = one.result?.changed ?? 0;
  return (
    <UndoImport one={one} by={one.appliedBy ?? one.createdBy} at={one.appliedAt ?? one.createdAt} undo={undo}>
      <Trans>
        <Plural value={added} one="# supplier" other="# suppliers" /> added from “{name}” will be deleted, and{' '}
        <Plural value={changed} one="# changed supplier" other="# changed suppliers" /> will be as before. Suppliers
        that were changed or used since are kept. To bring the others back, upload the sheet again.
      </Trans>
    </UndoImport>
  );
};

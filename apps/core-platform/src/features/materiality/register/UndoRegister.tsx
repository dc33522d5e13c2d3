import { materialityMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { UndoImport } from '@esg/app-kit/imports';
import type { RegisterImportHead } from '@esg/contract';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

type UndoRegisterProps = { readonly one: Pick<RegisterImportHead, 'id' | 'fileName' | 'at' | 'by'> };

/** Undoes what an import wrote. Entries that were changed or scored since are kept. */
export const UndoRegister = ({ one }: UndoRegisterProps) => {
  const undo = materialityMutations.undoImport(useApi(), useQueryClient());
  const name = one.fileName;
  return (
    <UndoImport one={one} by={one.by} at={one.at} undo={undo}>
      <Trans>
        Entries added from “{name}” will be deleted, and those it changed will be as before. Entries that were changed
        or scored since are kept. To bring the others back, upload the sheet again.
      </Trans>
    </UndoImport>
  );
};

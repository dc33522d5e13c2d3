import { importMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { UndoImport } from '@esg/app-kit/imports';
import type { Import } from '@esg/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

type UndoDataProps = { readonly one: Pick<Import, 'id' | 'fileName' | 'result' | 'appliedAt' | 'createdAt'> };

/** Undoes what the import wrote. Values that were changed since are kept. */
export const UndoData = ({ one }: UndoDataProps) => {
  const undo = importMutations.undo(useApi(), useQueryClient());
  const name = one.fileName;
  const added = one.result?.created ?? 0;
  const changed = one.result?.changed ?? 0;
  return (
    <UndoImport one={one} at={one.appliedAt ?? one.createdAt} undo={undo}>
      <Trans>
        <Plural value={added} one="# data point" other="# data points" /> added from “{name}” will be deleted, and{' '}
        <Plural value={changed} one="# overwritten value" other="# overwritten values" /> will be as before. What you or
        a colleague changed since is kept. To bring the others back, upload the sheet again.
      </Trans>
    </UndoImport>
  );
};

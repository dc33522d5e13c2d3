import { climateImportMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { UndoImport } from '@esg/app-kit/imports';
import type { ClimateImport } from '@esg/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

type UndoLinesProps = {
  readonly one: Pick<
    ClimateImport,
    'id' | 'fileName' | 'result' | 'appliedAt' | 'appliedBy' | 'createdAt' | 'createdBy'
  >;
};

/** Undoes what an import wrote. Lines that were changed since are kept. */
export const UndoLines = ({ one }: UndoLinesProps) => {
  const undo = climateImportMutations.undo(useApi(), useQueryClient());
  const name = one.fileName;
  const added = one.result?.added ?? 0;
  const changed = one.result?.changed ?? 0;
  return (
    <UndoImport one={one} by={one.appliedBy ?? one.createdBy} at={one.appliedAt ?? one.createdAt} undo={undo}>
      <Trans>
        <Plural value={added} one="# line" other="# lines" /> added from “{name}” will be deleted, and{' '}
        <Plural value={changed} one="# changed line" other="# changed lines" /> will be as before. Lines that you or a
        colleague changed since are kept. To bring the others back, upload the sheet again; so do with other sheets that
        have the same bills, because these were left out of them as already known.
      </Trans>
    </UndoImport>
  );
};

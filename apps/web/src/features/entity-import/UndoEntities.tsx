import { entityImportMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { UndoImport } from '@esg/app-kit/imports';
import type { EntityImport } from '@esg/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

type UndoEntitiesProps = {
  readonly one: Pick<
    EntityImport,
    'id' | 'fileName' | 'result' | 'appliedAt' | 'appliedBy' | 'createdAt' | 'createdBy'
  >;
};

/** Undoes what an import wrote; its rows show the result of each. */
export const UndoEntities = ({ one }: UndoEntitiesProps) => {
  const undo = entityImportMutations.undo(useApi(), useQueryClient());
  const name = one.fileName;
  const added = one.result?.added ?? 0;
  const changed = one.result?.changed ?? 0;
  return (
    <UndoImport one={one} by={one.appliedBy ?? one.createdBy} at={one.appliedAt ?? one.createdAt} undo={undo}>
      <Trans>
        <Plural value={added} one="# entity" other="# entities" /> added from “{name}” will be deleted, and{' '}
        <Plural value={changed} one="# changed entity" other="# changed entities" /> will be as before. Entities that
        were changed or used since are kept. To bring the others back, upload the sheet again.
      </Trans>
    </UndoImport>
  );
};

import { entityImportMutations } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { EntityImport } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Undoes what an import wrote, with one press; its rows show the result of each. */
export const UndoImport = ({ one }: { readonly one: Pick<EntityImport, 'id' | 'fileName'> }) => {
  const { t } = useLingui();
  const undo = useMutation(entityImportMutations.undo(useApi(), useQueryClient()));
  const name = one.fileName;
  return (
    <Button
      aria-label={t`Undo import of ${name}`}
      pending={undo.isPending}
      onClick={() => undo.mutate(one.id, { onError: notifyProblem })}
    >
      <Trans>Undo import</Trans>
    </Button>
  );
};

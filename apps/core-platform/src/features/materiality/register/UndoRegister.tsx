import { materialityMutations } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { RegisterImportHead } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Undoes an import in one press. */
export const UndoRegister = ({ one }: { readonly one: Pick<RegisterImportHead, 'id' | 'fileName'> }) => {
  const { t } = useLingui();
  const undo = useMutation(materialityMutations.undoImport(useApi(), useQueryClient()));
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

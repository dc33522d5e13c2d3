import { climateImportMutations } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { ClimateImport } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Undoes what an import wrote, with one press; what was changed since is kept. */
export const UndoImport = ({ one }: { readonly one: Pick<ClimateImport, 'id' | 'fileName'> }) => {
  const { t } = useLingui();
  const undo = useMutation(climateImportMutations.undo(useApi(), useQueryClient()));
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

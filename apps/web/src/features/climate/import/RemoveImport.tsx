import { climateImportMutations } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { ClimateImport } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type RemoveImportProps = { readonly one: Pick<ClimateImport, 'id'>; readonly onRemoved: () => void };

/** Gives an import up before it changed anything; its file goes with it. */
export const RemoveImport = ({ one, onRemoved }: RemoveImportProps) => {
  const remove = useMutation(climateImportMutations.remove(useApi(), useQueryClient()));
  return (
    <Button
      pending={remove.isPending}
      onClick={() => remove.mutate(one.id, { onSuccess: onRemoved, onError: notifyProblem })}
    >
      <Trans>Cancel import</Trans>
    </Button>
  );
};

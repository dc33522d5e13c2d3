import { importMutations } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { Import } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What stops the job of an import; undoing and cancelling go on to their end. */
export const stopOf = (one: Pick<Import, 'id' | 'state'>) =>
  (one.state === 'checking' || one.state === 'applying') && <CancelImport one={one} />;

/** Stops an import: nothing of it stays in the data hub. Stopping a check leads back to the columns. */
export const CancelImport = ({ one }: { readonly one: Pick<Import, 'id'> }) => {
  const cancel = useMutation(importMutations.cancel(useApi(), useQueryClient(), one.id));
  return (
    <Button pending={cancel.isPending} onClick={() => cancel.mutate(undefined, { onError: notifyProblem })}>
      <Trans>Cancel import</Trans>
    </Button>
  );
};

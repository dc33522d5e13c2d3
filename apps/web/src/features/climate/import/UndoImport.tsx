import { climateImportMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { ClimateImport } from '@esg/contract';
import { Banner, Button, ConfirmDialog } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type UndoImportProps = { readonly one: Pick<ClimateImport, 'id' | 'fileName' | 'result' | 'appliedAt' | 'createdAt'> };

/** Undoes what an import wrote, after a question that names its lines: an old import may have thousands. What was changed since is kept. */
export const UndoImport = ({ one }: UndoImportProps) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const { problem } = useProblemSentences();
  const [isAsked, setAsked] = useState(false);
  const undo = useMutation(climateImportMutations.undo(useApi(), useQueryClient()));
  const name = one.fileName;
  const day = date(one.appliedAt ?? one.createdAt);
  const added = one.result?.added ?? 0;
  const changed = one.result?.changed ?? 0;
  return (
    <>
      <Button aria-label={t`Undo import of ${name}`} pending={undo.isPending} onClick={() => setAsked(true)}>
        <Trans>Undo import</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        tone="danger"
        title={<Trans>Undo the import of {day}?</Trans>}
        description={
          <Trans>
            <Plural value={added} one="# line" other="# lines" /> added from “{name}” will be deleted, and{' '}
            <Plural value={changed} one="# changed line" other="# changed lines" /> will be as before. Lines that you or
            a colleague changed since are kept. To bring the others back, upload the sheet again; so do with other
            sheets that have the same bills, because these were left out of them as already known.
          </Trans>
        }
        confirmLabel={<Trans>Undo import</Trans>}
        cancelLabel={<Trans>Cancel</Trans>}
        pending={undo.isPending}
        onConfirm={() => undo.mutate(one.id, { onSuccess: () => setAsked(false) })}
      >
        {undo.error && <Banner tone="danger" title={problem(undo.error)} />}
      </ConfirmDialog>
    </>
  );
};

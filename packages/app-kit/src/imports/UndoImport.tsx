import type { ApiError } from '@esg/api-client';
import { useFormatters, useProblemSentences } from '@esg/app-kit';
import { Banner, Button, ConfirmDialog } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

type UndoImportProps<One> = {
  readonly one: { readonly id: string; readonly fileName: string };
  /** When it was imported. */
  readonly at: string;
  readonly undo: UseMutationOptions<One, ApiError, string>;
  /** What is deleted, what will be as before, and what stays. */
  readonly children: ReactNode;
};

/** Undoes what an import wrote, after a question that says what that is: an old import may have thousands of rows. */
export const UndoImport = <One,>({ one, at, undo: options, children }: UndoImportProps<One>) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const { problem } = useProblemSentences();
  const [isAsked, setAsked] = useState(false);
  const undo = useMutation(options);
  const name = one.fileName;
  const day = date(at);
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
        description={children}
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

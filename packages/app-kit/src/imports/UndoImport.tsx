import type { ApiError } from '@esg/api-client';
import { useFormatters, useProblemSentences } from '@esg/app-kit';
import { Banner, Button, ConfirmDialog, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMayUndo } from './use-may-undo.ts';

type UndoImportProps<One> = {
  readonly one: { readonly id: string; readonly fileName: string };
  /** Who imported it: they may undo it, and people who may undo what others imported. Everybody else sees who can. */
  readonly by: { readonly id: string; readonly name: string };
  /** When it was imported. */
  readonly at: string;
  readonly undo: UseMutationOptions<One, ApiError, string>;
  /** What is deleted, what will be as before, and what stays. */
  readonly children: ReactNode;
  /** What else rests on it, shown below the question once somebody asks. */
  readonly rests?: () => ReactNode;
};

/** Undoes what an import wrote, after a question that says what that is: an old import may have thousands of rows. */
export const UndoImport = <One,>({ one, by, at, undo: options, children, rests }: UndoImportProps<One>) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const { problem } = useProblemSentences();
  const [isAsked, setAsked] = useState(false);
  const undo = useMutation(options);
  const may = useMayUndo(by);
  const name = one.fileName;
  const day = date(at);
  if (!may) return null;
  if (!may.mayUndo) return <WhoMayUndo by={by} isClient={may.isClient} />;
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
        {isAsked && rests?.()}
        {undo.error && <Banner tone="danger" title={problem(undo.error)} />}
      </ConfirmDialog>
    </>
  );
};

type WhoMayUndoProps = { readonly by: { readonly name: string }; readonly isClient: boolean };

/** Whom to ask for the undo. */
const WhoMayUndo = ({ by, isClient }: WhoMayUndoProps) => {
  const person = by.name;
  return (
    <Text size="sm" tone="muted">
      {isClient ? (
        <Trans>{person}, an administrator or a consultant can undo it</Trans>
      ) : (
        <Trans>{person} or an administrator can undo it</Trans>
      )}
    </Text>
  );
};

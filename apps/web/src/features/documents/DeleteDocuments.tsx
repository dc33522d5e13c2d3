import { documentMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { deletedDocumentDays } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DocumentUses } from './DocumentUses.tsx';
import type { DocumentRow } from './find-documents.ts';

type DeleteDocumentsProps = {
  readonly rows: readonly DocumentRow[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks, deletes documents so that they can be restored, and offers to undo it. */
export const DeleteDocuments = ({ rows, onClose, onDone }: DeleteDocumentsProps) => {
  const { list } = useFormatters();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(documentMutations.delete(api, queryClient));
  const { mutateAsync: restore } = useMutation(documentMutations.restore(api, queryClient));
  const ids = rows.map(({ document }) => document.id);
  const undo = () => restore(ids).then(() => notify('success', msg`Documents restored`), notifyProblem);
  const confirm = () =>
    remove.mutate(ids, {
      onSuccess: () => {
        onClose();
        onDone();
        notify('success', msg`Documents deleted`, { label: msg`Undo`, run: () => void undo() });
      },
    });
  const names = list(rows.map(({ document }) => document.name));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Plural value={rows.length} one={`Delete ${names}?`} other="Delete # documents?" />}
      description={
        <Trans>
          You can restore deleted documents for {deletedDocumentDays} days. After that, they’re permanently deleted.
        </Trans>
      }
      confirmLabel={<Trans>Delete</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={remove.isPending}
      onConfirm={confirm}
    >
      <DocumentUses ids={ids} />
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};

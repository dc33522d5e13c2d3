import { documentMutations, documentQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type DocumentUses, deletedDocumentDays } from '@esg/contract';
import { Banner, ConfirmDialog, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
  const { data: uses } = useQuery(documentQueries.uses(api, ids));
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
      {uses && <Uses uses={uses} />}
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};

/** Reports that are named; the others are counted. */
const reportsShown = 3;

/** What comes from the documents, and what becomes of it. */
const Uses = ({ uses: { reports, open } }: { readonly uses: DocumentUses }) => {
  const { list } = useFormatters();
  if (reports.length === 0 && open === 0) return null;
  const answers = reports.reduce((sum, each) => sum + each.answers, 0);
  const more = reports.length - reportsShown;
  const shown = list(reports.slice(0, reportsShown).map(({ name }) => name));
  return (
    <Stack gap={2} align="stretch">
      {answers > 0 && (
        <Text>
          <Plural
            value={answers}
            one="# answer comes from here. It stays, but you can’t open its source any more."
            other="# answers come from here. They stay, but you can’t open their sources any more."
          />{' '}
          {more > 0 ? (
            <Trans>
              In: {shown} and {more} more.
            </Trans>
          ) : (
            <Trans>In: {shown}.</Trans>
          )}
        </Text>
      )}
      {open > 0 && (
        <Text>
          <Plural
            value={open}
            one="# suggestion that you haven’t reviewed goes with it."
            other="# suggestions that you haven’t reviewed go with it."
          />
        </Text>
      )}
    </Stack>
  );
};

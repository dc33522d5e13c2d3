import { deletedReportMutations, reportMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { deletedReportDays, type Report, reportNameIn } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Asks, deletes the report, and offers to undo it. */
export const DeleteReport = ({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) => {
  const name = reportNameIn(report, useLanguage());
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(reportMutations.remove(api, queryClient));
  const { mutateAsync: restore } = useMutation(deletedReportMutations.restore(api, queryClient));
  const undo = () => restore(report.id).then(() => notify('success', msg`Report restored`), notifyProblem);
  const confirm = () =>
    remove.mutate(report.id, {
      onSuccess: () => {
        onClose();
        notify('success', msg`Report deleted`, { label: msg`Undo`, run: () => void undo() });
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {name}?</Trans>}
      description={
        <Trans>
          Your organisation can no longer open it. You can restore it from the deleted reports for {deletedReportDays}{' '}
          days. After that, it is deleted permanently, with its answers, files, published versions and audit log.
        </Trans>
      }
      confirmLabel={<Trans>Delete report</Trans>}
      cancelLabel={<Trans>Keep report</Trans>}
      pending={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};

import { reportMutations } from '@esg/api-client';
import { notify, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type Report, reportNameIn } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

type MoveProps = { readonly report: Report; readonly onClose: () => void };

/** Asks before a published report is reopened for changes (spec section 4), and opens it. */
export const ReopenReport = ({ report, onClose }: MoveProps) => {
  const name = reportNameIn(report, useLanguage());
  const { problem } = useProblemSentences();
  const navigate = useNavigate();
  const reopen = useMutation(reportMutations.reopen(useApi(), useQueryClient()));
  const confirm = () =>
    reopen.mutate(report.id, {
      onSuccess: ({ versionId, id: reportId }) => {
        onClose();
        void navigate({
          to: '/ct/framework-reports/$versionId/reports/$reportId/$step',
          params: { versionId, reportId, step: 'data-input' },
        });
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Edit {name}?</Trans>}
      description={
        <Trans>
          It goes from Published to In progress until you publish it again. The published version stays on record. If a
          published figure changes, you’ll be asked why, and the next version says so.
        </Trans>
      }
      confirmLabel={<Trans>Edit report</Trans>}
      cancelLabel={<Trans>Leave it published</Trans>}
      pending={reopen.isPending}
      onConfirm={confirm}
    >
      {reopen.error && <Banner tone="danger" title={problem(reopen.error)} />}
    </ConfirmDialog>
  );
};

/** Asks before a report is unpublished. */
export const UnpublishReport = ({ report, onClose }: MoveProps) => {
  const name = reportNameIn(report, useLanguage());
  const { problem } = useProblemSentences();
  const unpublish = useMutation(reportMutations.unpublish(useApi(), useQueryClient()));
  const confirm = () =>
    unpublish.mutate(report.id, {
      onSuccess: () => {
        onClose();
        notify('success', msg`Report unpublished`);
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Unpublish {name}?</Trans>}
      description={<Trans>Moved back to ongoing reports. The published version stays on record.</Trans>}
      confirmLabel={<Trans>Unpublish report</Trans>}
      cancelLabel={<Trans>Leave it published</Trans>}
      pending={unpublish.isPending}
      onConfirm={confirm}
    >
      {unpublish.error && <Banner tone="danger" title={problem(unpublish.error)} />}
    </ConfirmDialog>
  );
};

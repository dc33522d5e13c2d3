import { reportingTimeMutations, reportingTimeQueries } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { ReportingTime } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTimeName } from '../shared/point-words.ts';

type DeleteTimeProps = { readonly time: ReportingTime; readonly onClose: () => void; readonly onDeleted: () => void };

/** Asks before a reporting time is deleted. Data that were linked to it meanwhile prevent it: 'Time cannot be deleted' (spec section 5). */
export const DeleteTime = ({ time, onClose, onDeleted }: DeleteTimeProps) => {
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(reportingTimeMutations.remove(api, queryClient));
  const confirm = () =>
    remove.mutate(time.id, {
      onSuccess: () => {
        onDeleted();
        onClose();
        notify('success', msg`Reporting time deleted`);
      },
      onError: () => void queryClient.invalidateQueries({ queryKey: reportingTimeQueries.all(api).queryKey }),
    });
  const name = useTimeName()(time);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {name}?</Trans>}
      description={<Trans>No data belongs to this reporting time. You can add it again later.</Trans>}
      confirmLabel={<Trans>Delete reporting time</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      pending={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};

import { dataPointMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { DataPointCell } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type RemoveFiguresProps = { readonly points: readonly DataPointCell[]; readonly onClose: () => void };

/** Asks before the figures of emptied cells are removed, together with their documents and comments. */
export const RemoveFigures = ({ points, onClose }: RemoveFiguresProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const options = dataPointMutations.remove(useApi(), useQueryClient());
  const one = useMutation(options);
  const all = useMutation({
    mutationFn: async () => {
      for (const { id, version } of points) await one.mutateAsync({ id, version });
    },
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Plural value={points.length} one="Remove # figure?" other="Remove # figures?" />}
      description={<Trans>Its documents and comments are removed as well. The history of each figure stays.</Trans>}
      confirmLabel={t`Remove`}
      cancelLabel={t`Keep`}
      onConfirm={() => all.mutate()}
      pending={all.isPending}
    >
      {all.error && <Banner tone="danger" title={problem(all.error)} />}
    </ConfirmDialog>
  );
};

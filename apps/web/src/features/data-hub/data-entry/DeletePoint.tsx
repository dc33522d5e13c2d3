import { dataPointMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { type DataPoint, metricKeyOf } from '@esg/contract';
import { Banner, Button, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

type DeletePointProps = {
  readonly point: DataPoint;
  /** Drops the typed values together with the data point. */
  readonly onGone: () => void;
};

/** Asks before a data point is deleted with its documents and comments. Its history stays. */
export const DeletePoint = ({ point, onGone }: DeletePointProps) => {
  const [asked, setAsked] = useState(false);
  const { problem } = useProblemSentences();
  const navigate = useNavigate();
  const api = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(dataPointMutations.remove(api, queryClient));
  const confirm = () =>
    remove.mutate(
      { id: point.id, version: point.version },
      {
        onSuccess: () => {
          onGone();
          notify('success', msg`Data point deleted`);
          void navigate({
            to: '/ct/data-hub/$metricNodeId',
            params: { metricNodeId: metricKeyOf(point.sectionId) },
            search: {},
            ignoreBlocker: true,
          });
        },
      },
    );
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={() => setAsked(false)}
        tone="danger"
        title={<Trans>Delete this data point?</Trans>}
        description={<Trans>Its documents and comments are deleted too. The history of its values is kept.</Trans>}
        confirmLabel={<Trans>Delete data point</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        pending={remove.isPending}
        onConfirm={confirm}
      >
        {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
      </ConfirmDialog>
    </>
  );
};

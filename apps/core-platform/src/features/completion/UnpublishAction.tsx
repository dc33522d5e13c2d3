import { reportMutations } from '@esg/api-client';
import { problemSentence, useApi } from '@esg/app-kit';
import { Button, ConfirmDialog, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffers } from '../../wizard/use-may.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

/** Unpublishes the report, after a confirmation. Offered only to those who may. */
export const UnpublishAction = () => {
  const { t, i18n } = useLingui();
  const { report } = useWizard();
  const [asking, setAsking] = useState(false);
  const unpublish = useMutation(reportMutations.unpublish(useApi(), useQueryClient()));
  if (!useOffers('unpublish')) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Trans>Unpublish</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Unpublish this report?`}
        description={t`It leaves the list of published reports. Nothing is deleted, and you can publish it again.`}
        confirmLabel={t`Unpublish`}
        cancelLabel={t`Keep it published`}
        pending={unpublish.isPending}
        onConfirm={() => unpublish.mutate(report.id, { onSuccess: () => setAsking(false) })}
      >
        {unpublish.error && (
          <Text tone="danger" role="alert">
            {i18n._(problemSentence(unpublish.error))}
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
};

import { exportMutations } from '@esg/api-client';
import { problemSentence, useApi } from '@esg/app-kit';
import { isEarlierPublication, type ReportExport } from '@esg/contract';
import { Button, ConfirmDialog, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../wizard/use-may.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

/** Removes a file from the history, after a confirmation. The report can be exported again at any time. */
export const RemoveExport = ({ entry, called }: { entry: ReportExport; called: string }) => {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(exportMutations.remove(useApi(), useQueryClient(), entry.reportId));
  const { report } = useWizard();
  const { isPublished } = entry;
  if (
    !useMay(isPublished ? 'report:publish' : 'report:write') ||
    entry.status === 'waiting' ||
    entry.status === 'running'
  )
    return null;
  return (
    <>
      <Button size="compact" aria-label={t`Remove ${called}`} onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone={isPublished ? 'danger' : 'default'}
        title={isPublished ? t`Remove this file of the published report?` : t`Remove this file?`}
        description={
          !isPublished
            ? t`The report itself stays as it is, and you can export it again.`
            : isEarlierPublication(entry, report)
              ? t`It shows the report as it was published before. You and your colleagues can’t download it any more, and it can’t be created again.`
              : t`You and your colleagues can’t download it any more. The published report itself stays as it is, and you can export it again.`
        }
        confirmLabel={t`Remove`}
        cancelLabel={t`Keep it`}
        pending={remove.isPending}
        onConfirm={() => remove.mutate(entry.id)}
      >
        {remove.error && (
          <Text tone="danger" role="alert">
            {i18n._(problemSentence(remove.error))}
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
};

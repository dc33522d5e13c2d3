import { reportMutations } from '@esg/api-client';
import { problemSentence, useApi } from '@esg/app-kit';
import { Banner, Button, ConfirmDialog, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ComparativesChanged } from './restatements/ComparativesChanged.tsx';
import { StepLink } from './StepLink.tsx';
import { useOffers } from './use-may.ts';
import { useWizard } from './wizard-context.ts';

/** Says that a published report is read-only, and offers to edit it after a confirmation (spec section 4). */
export const ReadOnlyNotice = () => {
  const { t, i18n } = useLingui();
  const { report } = useWizard();
  const [asking, setAsking] = useState(false);
  const reopen = useMutation(reportMutations.reopen(useApi(), useQueryClient()));
  const mayEdit = useOffers('reopen');
  if (report.status === 'pending-approval' || report.status === 'approval-accepted') return <ApprovalNotice />;
  const confirm = () => reopen.mutate(report.id, { onSuccess: () => setAsking(false) });
  return (
    <>
      <Banner
        tone="info"
        title={
          report.status === 'readonly-published'
            ? t`This report is published and read-only`
            : t`This report is read-only`
        }
        action={
          mayEdit && (
            <Button size="compact" onClick={() => setAsking(true)}>
              <Trans>Edit report</Trans>
            </Button>
          )
        }
      >
        {mayEdit ? (
          <Trans>You can read every step and download the files. To change something, edit the report.</Trans>
        ) : (
          <Trans>
            You can read every step and download the files. Someone who can publish it can reopen it for changes.
          </Trans>
        )}
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t`Edit this report?`}
          description={t`Its status changes from published to in progress until you publish it again. Earlier files stay available.`}
          confirmLabel={t`Edit report`}
          cancelLabel={t`Keep it published`}
          pending={reopen.isPending}
          onConfirm={confirm}
        >
          {reopen.error && (
            <Text tone="danger" role="alert">
              {i18n._(problemSentence(reopen.error))}
            </Text>
          )}
        </ConfirmDialog>
      </Banner>
      {report.status === 'readonly-published' && <ComparativesChanged />}
    </>
  );
};

/** A report that waits for approval, or has it, can be changed only after that was withdrawn: the validation step shows its status. */
const ApprovalNotice = () => {
  const { t } = useLingui();
  const { report, step } = useWizard();
  if (step === 'validation') return null;
  return (
    <Banner
      tone="info"
      title={report.status === 'pending-approval' ? t`This report is waiting for approval` : t`This report is approved`}
      action={
        <Button size="compact" asChild>
          <StepLink step="validation">
            <Trans>See the approval</Trans>
          </StepLink>
        </Button>
      }
    >
      <Trans>It is read-only, so that what is published is what was approved.</Trans>
    </Banner>
  );
};

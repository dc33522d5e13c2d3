import { reportMutations } from '@esg/api-client';
import { problemSentence, useApi } from '@esg/app-kit';
import { frameworkReportPath } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { celebrateNext } from '../../wizard/celebration.ts';
import { useOffers } from '../../wizard/use-may.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

/** Publishes the report after a confirmation, or says what stands in the way. */
export const PublishPanel = ({ blockingCount }: { blockingCount: number }) => {
  const { t, i18n } = useLingui();
  const { report } = useWizard();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const mayPublish = useOffers('publish');
  const publish = useMutation(reportMutations.publish(useApi(), useQueryClient()));
  if (report.status === 'readonly-published') return null;

  const confirm = () =>
    publish.mutate(report.id, {
      onSuccess: () => {
        setAsking(false);
        celebrateNext(report.id);
        void navigate({ to: frameworkReportPath(report, 'completion') });
      },
    });

  if (!mayPublish && blockingCount === 0) {
    return (
      <Banner tone="info" title={t`Ready for an administrator`}>
        <Trans>Publishing needs an administrator of your organisation. Everything you entered is saved.</Trans>
      </Banner>
    );
  }
  return (
    <Banner
      tone={blockingCount > 0 ? 'warning' : 'info'}
      title={blockingCount > 0 ? t`Not ready to publish` : t`Ready to publish`}
      action={
        mayPublish && (
          <Button emphasis="strong" pending={blockingCount > 0 || publish.isPending} onClick={() => setAsking(true)}>
            <Trans>Publish report</Trans>
          </Button>
        )
      }
    >
      {blockingCount > 0 ? (
        <Plural
          value={blockingCount}
          one="# finding must be resolved first."
          other="# findings must be resolved first."
        />
      ) : (
        <Trans>A published report is read-only. You can unpublish or edit it later.</Trans>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Publish this report?`}
        description={t`Its settings and answers become read-only. You can edit or unpublish it later.`}
        confirmLabel={t`Publish report`}
        cancelLabel={t`Not yet`}
        pending={publish.isPending}
        onConfirm={confirm}
      >
        {publish.error && (
          <Text tone="danger" role="alert">
            {i18n._(problemSentence(publish.error))}
          </Text>
        )}
      </ConfirmDialog>
    </Banner>
  );
};

import { Banner, Button, Inline, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCelebration } from '../../wizard/celebration.ts';
import { SaveFigures } from '../../wizard/hub/SaveFigures.tsx';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { StepLink } from '../../wizard/StepLink.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { AuditLogLink } from './AuditLogLink.tsx';
import { ChosenFiles } from './ChosenFiles.tsx';
import { ExportHistory } from './ExportHistory.tsx';
import { ExportMaker } from './ExportMaker.tsx';
import { useFilesInSight } from './hand-over.ts';
import { NextYearLink } from './NextYearLink.tsx';
import { PublishedMoment } from './PublishedMoment.tsx';
import { UnpublishAction } from './UnpublishAction.tsx';

const makerId = 'files-to-make';
const filesId = 'files-made';

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** Step: congratulation, files to download and their history. Before the publication it lists what is still to do. */
export const Completion = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  useFilesInSight(report.id);
  const isFresh = useCelebration(report.id);
  const [isClosed, setClosed] = useState(false);
  const celebrates = isFresh && !isClosed;
  const isPublished = report.status === 'readonly-published';
  return (
    <Stack gap={6}>
      {isPublished && celebrates && (
        <PublishedMoment
          report={report}
          onFiles={() => focusOn(filesId)}
          onClose={() => {
            setClosed(true);
            focusOn(makerId);
          }}
        />
      )}
      {isPublished && !celebrates && (
        <StepIntro
          title={t`Complete`}
          purpose={t`Download it as PDF, Word or Excel, in every language it is written in.`}
        />
      )}
      {!isPublished && (
        <>
          <StepIntro title={t`Complete`} purpose={t`Publish the report, then download it as PDF, Word and Excel.`} />
          <NotPublished />
        </>
      )}
      {isPublished && <SaveFigures />}
      {report.templateVersionId !== undefined && <ChosenFiles />}
      <div id={makerId} tabIndex={-1}>
        <ExportMaker />
      </div>
      <div id={filesId} tabIndex={-1}>
        <ExportHistory />
      </div>
      {isPublished && (
        <Inline gap={3}>
          <NextYearLink />
          <UnpublishAction />
        </Inline>
      )}
      <TextLink asChild>
        <AuditLogLink />
      </TextLink>
    </Stack>
  );
};

/** Says that files made now are drafts, with a link to the step where the report is published. */
const NotPublished = () => {
  const { t } = useLingui();
  return (
    <Banner
      tone="info"
      title={t`This report isn’t published yet`}
      action={
        <Button asChild emphasis="strong">
          <StepLink step="validation">
            <Trans>Check and publish</Trans>
          </StepLink>
        </Button>
      }
    >
      <Trans>Files created before publication are marked “draft”.</Trans>
    </Banner>
  );
};

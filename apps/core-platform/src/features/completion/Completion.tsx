import { Banner, Button, Hero, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCelebration } from '../../wizard/celebration.ts';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { StepLink } from '../../wizard/StepLink.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { AuditLogLink } from './AuditLogLink.tsx';
import { ChosenFiles } from './ChosenFiles.tsx';
import { ExportHistory } from './ExportHistory.tsx';
import { ExportMaker } from './ExportMaker.tsx';
import { UnpublishAction } from './UnpublishAction.tsx';

/** Step: congratulation, files to download and their history. Before the publication it says what is still to do. */
export const Completion = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const celebrates = useCelebration(report.id);
  const isPublished = report.status === 'readonly-published';
  return (
    <Stack gap={6}>
      {isPublished && celebrates && (
        <Hero title={t`Congratulations! ${report.name} is published`} action={<UnpublishAction />}>
          <Trans>Download it as PDF, Word or Excel, in every language it is written in.</Trans>
        </Hero>
      )}
      {isPublished && !celebrates && (
        <StepIntro
          title={t`Complete`}
          purpose={t`Download it as PDF, Word or Excel, in every language it is written in.`}
          action={<UnpublishAction />}
        />
      )}
      {!isPublished && (
        <>
          <StepIntro title={t`Complete`} purpose={t`Publish the report, then download it as PDF, Word and Excel.`} />
          <Banner
            tone="info"
            title={t`This report is not published yet`}
            action={
              <Button asChild emphasis="strong">
                <StepLink step="validation">
                  <Trans>Check and publish</Trans>
                </StepLink>
              </Button>
            }
          >
            <Trans>Files made before the publication carry the mark “draft”.</Trans>
          </Banner>
        </>
      )}
      {report.templateVersionId !== undefined && <ChosenFiles />}
      <ExportMaker />
      <ExportHistory />
      <TextLink asChild>
        <AuditLogLink />
      </TextLink>
    </Stack>
  );
};

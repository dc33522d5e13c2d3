import { exportConfigQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { chosenFiles } from '@esg/contract';
import { Button, Card, Heading, Inline, Stack, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FilesList } from '../../wizard/files/FilesList.tsx';
import { StepLink } from '../../wizard/StepLink.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { useMakeAll } from './use-make-all.ts';

/** The files that were chosen for a report of a template, made with one click. */
export const ChosenFiles = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const { data } = useQuery(exportConfigQueries.one(useApi(), report.id));
  const makeAll = useMakeAll(report);
  if (!data) return null;
  const files = chosenFiles(data.settings, report.languages);
  return (
    <Card as="section" aria-label={t`The files of this report`}>
      <Stack gap={4} align="stretch">
        <Inline gap={4} justify="between">
          <Heading level={3}>
            <Trans>The files of this report</Trans>
          </Heading>
          <Button
            emphasis={report.status === 'readonly-published' ? 'strong' : 'quiet'}
            pending={makeAll.isPending}
            onClick={() => makeAll.mutate()}
          >
            <Plural value={files.length} one="Create # file" other="Create all # files" />
          </Button>
        </Inline>
        <FilesList files={files} />
        <TextLink asChild>
          <StepLink step="export-config">
            <Trans>Change what the files are</Trans>
          </StepLink>
        </TextLink>
      </Stack>
    </Card>
  );
};

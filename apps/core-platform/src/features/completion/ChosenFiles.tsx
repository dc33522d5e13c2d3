import { exportConfigQueries, exportMutations } from '@esg/api-client';
import { problemSentence, useApi } from '@esg/app-kit';
import { chosenFiles, type ExportConfig } from '@esg/contract';
import { Banner, Button, Card, Heading, Inline, Stack, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FilesList } from '../../wizard/files/FilesList.tsx';
import { StepLink } from '../../wizard/StepLink.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { handOver } from './hand-over.ts';

/** The files that were chosen for a report of a template, made with one press. */
export const ChosenFiles = () => {
  const { t, i18n } = useLingui();
  const { report } = useWizard();
  const api = useApi();
  const queryClient = useQueryClient();
  const { data } = useQuery(exportConfigQueries.one(api, report.id));
  const create = useMutation(exportMutations.create(api, queryClient, report.id));
  const makeAll = useMutation({
    mutationFn: async (files: ReturnType<typeof chosenFiles>) => {
      for (const file of files) void handOver({ api, queryClient }, await create.mutateAsync(file));
    },
  });
  if (!data) return null;
  const files = chosenFiles((data as ExportConfig).settings, report.languages);
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
            onClick={() => makeAll.mutate(files)}
          >
            <Plural value={files.length} one="Make # file" other="Make all # files" />
          </Button>
        </Inline>
        {makeAll.error && <Banner tone="danger">{i18n._(problemSentence(makeAll.error))}</Banner>}
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

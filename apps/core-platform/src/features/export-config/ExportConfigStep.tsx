import { exportConfigQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { chosenFiles, type ExportConfig, type ExportConfigSettings } from '@esg/contract';
import { Grid, Stack, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ConflictNotice } from '../../wizard/ConflictNotice.tsx';
import { FilesList } from '../../wizard/files/FilesList.tsx';
import { StepError, StepSkeleton } from '../../wizard/loading.tsx';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { ContentsField, FormatsField, LanguagesOfFiles } from './ExportFields.tsx';
import { useExportConfig } from './use-export-config.ts';

/** Step of reports that began with a template: which files to make, in which languages, and their content. */
export const ExportConfigStep = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const { data, error, refetch } = useQuery(exportConfigQueries.one(useApi(), report.id));
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Set up the files`}
        purpose={t`Choose the files for this report and what they contain. The preview and every file follow immediately.`}
      />
      {error && !data && <StepError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <StepSkeleton />}
      {data && <Chooser config={data as ExportConfig} />}
    </Stack>
  );
};

const Chooser = ({ config }: { config: ExportConfig }) => {
  const { t } = useLingui();
  const { report, readOnly } = useWizard();
  const field = useExportConfig(report.id, config);
  const { saved, error } = useSaveWords(field.state, t`Formats`);
  const settings = field.value;
  const change = (part: Partial<ExportConfigSettings>) => field.change({ ...settings, ...part });
  const shared = { settings, onChange: change, readOnly };
  return (
    <Stack gap={4} align="stretch">
      <ConflictNotice
        field={field}
        label={t`Set up the files`}
        show={(value) => <FilesList files={chosenFiles(value, report.languages)} />}
      />
      <Grid cell="large" gap={6}>
        <Stack gap={6}>
          <FormatsField {...shared} saved={saved} error={error} />
          {report.languages.length > 1 && <LanguagesOfFiles {...shared} />}
          <ContentsField {...shared} />
        </Stack>
        <Stack as="section" gap={3} aria-labelledby="files-to-come">
          <Text strong id="files-to-come">
            {t`The files you will get`}
          </Text>
          <FilesList files={chosenFiles(settings, report.languages)} />
          <Text size="sm" tone="muted" measured>
            {t`You can create them with one click in the last step, and other files too.`}
          </Text>
        </Stack>
      </Grid>
    </Stack>
  );
};

import { exportMutations } from '@esg/api-client';
import { exportFormatNames, languageNames, problemSentence, useApi } from '@esg/app-kit';
import { type ExportFormat, exportFormats, type Language } from '@esg/contract';
import { Banner, Button, Card, Grid, Heading, Inline, SegmentedControl, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../wizard/wizard-context.ts';
import { formatUses } from './export-words.ts';

/** Starts a file in one of the formats, in one of the report's languages. */
export const ExportMaker = () => {
  const { t, i18n } = useLingui();
  const { report } = useWizard();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen && report.languages.includes(chosen) ? chosen : (report.languages[0] ?? 'en');
  const create = useMutation(exportMutations.create(useApi(), useQueryClient(), report.id));
  const isMaking = (format: ExportFormat) => create.isPending && create.variables.format === format;

  return (
    <Stack as="section" gap={4} aria-label={t`Make a file`}>
      <Inline gap={4} justify="between">
        <Heading level={3}>
          <Trans>Make a file</Trans>
        </Heading>
        {report.languages.length > 1 && (
          <SegmentedControl
            label={t`Language of the file`}
            labelHidden
            value={language}
            onChange={({ value }) => setChosen(value)}
            options={report.languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        )}
      </Inline>
      {create.error && <Banner tone="danger">{i18n._(problemSentence(create.error))}</Banner>}
      <Grid gap={4} cell="medium">
        {exportFormats.map((format) => {
          const name = i18n._(exportFormatNames[format]);
          return (
            <Card key={format}>
              <Stack gap={3}>
                <Stack gap={1}>
                  <Text strong>{name}</Text>
                  <Text size="sm" tone="muted">
                    {i18n._(formatUses[format])}
                  </Text>
                </Stack>
                <Button
                  emphasis={format === 'pdf' && report.status === 'readonly-published' ? 'strong' : 'quiet'}
                  pending={isMaking(format)}
                  onClick={() => create.mutate({ format, language })}
                >
                  <Trans>Export as {name}</Trans>
                </Button>
              </Stack>
            </Card>
          );
        })}
      </Grid>
    </Stack>
  );
};

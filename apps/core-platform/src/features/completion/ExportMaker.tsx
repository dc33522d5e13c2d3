import { exportMutations } from '@esg/api-client';
import { exportFormatNames, languageNames, problemSentence, useApi, useLanguage } from '@esg/app-kit';
import { type ExportFormat, exportFormats, type Language, type ReportExportDraft } from '@esg/contract';
import { Banner, Button, Card, Grid, Heading, Inline, SegmentedControl, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatUses } from '../../wizard/files/file-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { handOver } from './hand-over.ts';

type Wanted = Language | 'both';

/** Starts a file in one of the formats, in one of the report's languages, or as PDF with both side by side. */
export const ExportMaker = () => {
  const { t, i18n } = useLingui();
  const { report } = useWizard();
  // A template chooses the files of its reports. They are offered first, so nothing here has the brand's colour.
  const isMain = report.status === 'readonly-published' && report.templateVersionId === undefined;
  const [chosen, setChosen] = useState<Wanted>();
  const [first = 'en', second = null] = report.languages;
  const isBoth = chosen === 'both' && second !== null;
  // The reader's own language where the report is written in it.
  const own = useLanguage();
  const among = (wanted: Wanted | undefined) => report.languages.find((each) => each === wanted);
  const language = among(chosen) ?? among(own) ?? first;
  // Only the pages of a PDF can have two columns.
  const formats = isBoth ? (['pdf'] as const) : exportFormats;
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(exportMutations.create(api, queryClient, report.id));
  // On the promise, not in `onSuccess`: the file is also saved for somebody who has left this step.
  const make = (draft: ReportExportDraft) =>
    create.mutateAsync(draft).then(
      (made) => handOver({ api, queryClient }, made),
      // A refusal is shown above the formats.
      () => undefined,
    );

  return (
    <Stack as="section" gap={4} aria-label={t`Create a file`}>
      <Inline gap={4} justify="between">
        <Heading level={3}>
          {report.templateVersionId === undefined ? <Trans>Create a file</Trans> : <Trans>Create another file</Trans>}
        </Heading>
        {report.languages.length > 1 && (
          <SegmentedControl
            label={t`Language of the file`}
            labelHidden
            value={isBoth ? 'both' : language}
            onChange={({ value }) => setChosen(value)}
            options={[
              ...report.languages.map((value) => ({ value, label: languageNames[value] })),
              { value: 'both' as const, label: t`Side by side` },
            ]}
          />
        )}
      </Inline>
      {isBoth && <OnlyPdf first={first} second={second} />}
      {create.error && <Banner tone="danger">{i18n._(problemSentence(create.error))}</Banner>}
      <Grid gap={4} cell="medium">
        {formats.map((format) => (
          <FormatCard
            key={format}
            format={format}
            emphasis={format === 'pdf' && isMain ? 'strong' : 'quiet'}
            pending={create.isPending && create.variables.format === format}
            onMake={() => void make({ format, language, beside: isBoth ? second : null })}
          />
        ))}
      </Grid>
    </Stack>
  );
};

/** Says why no other format is offered. */
const OnlyPdf = ({ first, second }: { readonly first: Language; readonly second: Language }) => (
  <Text size="sm" tone="muted">
    <Trans>
      Only a PDF has two languages side by side. For Word and Excel choose {languageNames[first]} or{' '}
      {languageNames[second]}.
    </Trans>
  </Text>
);

type FormatCardProps = {
  format: ExportFormat;
  emphasis: 'strong' | 'quiet';
  pending: boolean;
  onMake: () => void;
};

/** What one format is used for, and the button that makes a file in it. */
const FormatCard = ({ format, emphasis, pending, onMake }: FormatCardProps) => {
  const { i18n } = useLingui();
  const name = i18n._(exportFormatNames[format]);
  return (
    <Card>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text strong>{name}</Text>
          <Text size="sm" tone="muted">
            {i18n._(formatUses[format])}
          </Text>
        </Stack>
        <Button emphasis={emphasis} pending={pending} onClick={onMake}>
          <Trans>Export as {name}</Trans>
        </Button>
      </Stack>
    </Card>
  );
};

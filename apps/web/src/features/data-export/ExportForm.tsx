import { useLanguage, useProblemSentences } from '@esg/app-kit';
import { type DataExportFormat, dataExportFormats, type Language, languageNames, languages } from '@esg/contract';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  Form,
  Grid,
  MultiSelect,
  RadioGroup,
  SegmentedControl,
  Select,
  Stack,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CountPanel } from './CountPanel.tsx';
import { type ExportPlace, selectionOf } from './export-place.ts';
import { formatNames, modeChoices } from './export-words.ts';
import type { MakingExport } from './use-data-export.ts';
import type { ExportChoices } from './use-export-choices.ts';
import { useListLabels } from './use-list-labels.ts';
import { WhichFields } from './WhichFields.tsx';

type ExportFormProps = {
  readonly place: ExportPlace;
  readonly onMove: (change: ExportPlace) => void;
  readonly choices: ExportChoices;
  readonly making: MakingExport;
};

/** What to export and how, with the number of data points before the export starts. */
export const ExportForm = ({ place, onMove, choices, making: { create, awaited } }: ExportFormProps) => {
  const { t, i18n } = useLingui();
  const { problem } = useProblemSentences();
  const own = useLanguage();
  const [format, setFormat] = useState<DataExportFormat>('excel');
  const [language, setLanguage] = useState<Language>(own);
  const selection = selectionOf(place);
  const mode = place.mode ?? 'exportAll';
  const send = () => {
    if (selection && !create.isPending) create.start({ selection, format, language });
  };
  return (
    <Card as="section" aria-label={t`What to export`}>
      <Form onSubmit={send} errors={[]} errorsTitle="">
        <RadioGroup
          label={t`Which data`}
          value={mode}
          onChange={({ value }) => onMove({ mode: value })}
          columns
          options={modeChoices.map((choice) => ({
            value: choice.mode,
            label: i18n._(choice.name),
            hint: i18n._(choice.hint),
          }))}
        />
        <WhichFields place={place} onMove={onMove} choices={choices} />
        <Narrowing place={place} onMove={onMove} choices={choices} />
        <Grid cell="small">
          <SegmentedControl
            label={t`Format`}
            value={format}
            onChange={({ value }) => setFormat(value)}
            options={dataExportFormats.map((value) => ({ value, label: i18n._(formatNames[value]) }))}
          />
          <Select
            label={t`Language of the file`}
            value={language}
            onChange={({ value }) => setLanguage(value as Language)}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </Grid>
        <CountPanel selection={selection} mode={mode} choices={choices} />
        {create.error && <Banner tone="danger" title={problem(create.error)} />}
        <Stack align="start">
          <Button type="submit" emphasis="strong" pending={!selection || create.isPending || awaited !== undefined}>
            <Trans>Export data</Trans>
          </Button>
        </Stack>
      </Form>
    </Card>
  );
};

/** The filters of every mode. */
const Narrowing = ({ place, onMove, choices }: Omit<ExportFormProps, 'making'>) => {
  const { t } = useLingui();
  const labels = useListLabels();
  const mode = place.mode ?? 'exportAll';
  return (
    <>
      <Grid cell="medium">
        <MultiSelect
          label={t`Reporting times`}
          hint={t`None chosen means all of them.`}
          value={place.times ?? []}
          onChange={({ value }) => onMove({ times: value })}
          options={choices.times ?? []}
          labels={labels(t`Reporting times`)}
        />
        {mode !== 'exportEntityData' && (
          <MultiSelect
            label={t`Entities`}
            hint={t`None chosen means all of them.`}
            value={place.subjects ?? []}
            onChange={({ value }) => onMove({ subjects: value })}
            options={choices.subjects ?? []}
            labels={labels(t`Entities`)}
          />
        )}
      </Grid>
      {mode !== 'exportInternalData' && (
        <Checkbox
          label={t`Include data marked as internal`}
          hint={t`Leave it out of files that go to readers outside.`}
          value={place.internal === true}
          onChange={({ value }) => onMove({ internal: value || undefined })}
        />
      )}
    </>
  );
};

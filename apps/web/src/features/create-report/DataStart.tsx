import { useLanguage } from '@esg/app-kit';
import { type FilledByDataQuery, type FrameworkSummary, isEditionFor, type ReportDraft, timeName } from '@esg/contract';
import { Checkbox, Select, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EditionFit } from './EditionFit.tsx';
import { useDataTime, useDataTimes, useFilled } from './use-answered.ts';

/** The data with which a new report begins: their reporting time, and whether its answers are filled in. */
export const useDataStart = (
  edition: FrameworkSummary,
  proposed?: string,
  choices: Pick<FilledByDataQuery, 'issuerClass' | 'templateId'> = {},
) => {
  const { times } = useDataTimes();
  const [chosen, choose] = useState(proposed);
  const [fills, fill] = useState(true);
  const suggested = useDataTime(chosen, (period) => isEditionFor(edition, period));
  const time = chosen === '' ? undefined : suggested;
  const filled = useFilled(edition.versionId, time && { ...time.period, ...choices });
  const begins: Pick<ReportDraft, 'period' | 'fillFromHub'> = time
    ? { period: time.period, fillFromHub: fills && filled?.fields !== 0 }
    : {};
  return { times, time, filled, fills, choose, fill, begins };
};

type DataStartProps = {
  readonly start: ReturnType<typeof useDataStart>;
  readonly edition: FrameworkSummary;
  /** Changes to another edition of the framework. */
  readonly onEdition: (edition: FrameworkSummary) => void;
  /** Called with each change: it asks for another report. */
  readonly onChange: () => void;
};

/** Shows nothing if the organisation has no reporting times: then the report asks for its days. */
export const DataStart = ({ start, edition, onEdition, onChange }: DataStartProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { times, time, filled, fills } = start;
  if (times.length === 0) return null;
  const name = time && timeName(time, language);
  return (
    <Stack gap={3} align="stretch">
      <Select
        label={t`Reporting period`}
        placeholder={t`Choose it later`}
        value={time?.id ?? ''}
        options={times.map((each) => ({ value: each.id, label: timeName(each, language) }))}
        onChange={({ value }) => {
          onChange();
          start.choose(value);
        }}
      />
      {time && <EditionFit edition={edition} period={time.period} onEdition={onEdition} />}
      {time && filled?.fields === 0 && (
        <Text size="sm" tone="muted">
          <Trans>None of your {name} data matches this framework yet, so the report starts empty.</Trans>
        </Text>
      )}
      {time && filled?.fields !== 0 && (
        <Checkbox
          label={t`Fill in the answers your data already has`}
          hint={
            <>
              {fills && filled && (
                <Trans>
                  <Plural
                    value={filled.done}
                    one="# disclosure already answered by your data."
                    other="# disclosures already answered by your data."
                  />{' '}
                  Your data will fill <Plural value={filled.fields} one="# field" other="# fields" /> in{' '}
                  <Plural value={filled.disclosures} one="# disclosure" other="# disclosures" />.
                </Trans>
              )}{' '}
              <Trans>You can review them afterwards and undo any you don’t want.</Trans>
            </>
          }
          value={fills}
          onChange={({ value }) => {
            onChange();
            start.fill(value);
          }}
        />
      )}
    </Stack>
  );
};

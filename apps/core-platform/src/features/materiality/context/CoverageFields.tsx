import { referenceQueries } from '@esg/api-client';
import { useApi, useDateLabels, useLanguage } from '@esg/app-kit';
import { type MaterialitySettings, materialityLimits, type valueChainStages } from '@esg/contract';
import { CheckboxGroup, Combobox, DateField, Grid, Stack, TextArea, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { stageNames } from '../words.ts';

type Stage = (typeof valueChainStages)[number];
const stages = Object.keys(stageNames) as Stage[];

/** What the assessment covers, for which industry, and until when. */
export const CoverageFields = () => {
  const { t, i18n } = useLingui();
  const { settings, readOnly } = useAssessment();
  const { value } = settings;
  const change = (part: Partial<MaterialitySettings>) => settings.change({ ...value, ...part });
  return (
    <Stack gap={4} align="stretch">
      <TextArea
        label={t`Scope`}
        hint={t`Which entities, sites and business relationships are covered, and which aren’t.`}
        value={value.scope}
        maxLength={materialityLimits.textLengthMax}
        readOnly={readOnly}
        onChange={(typed) => change({ scope: typed.value })}
      />
      <CheckboxGroup<Stage>
        label={t`Stages of the value chain`}
        disabled={readOnly}
        options={stages.map((stage) => ({ value: stage, label: i18n._(stageNames[stage]) }))}
        value={value.stages}
        onChange={(chosen) => change({ stages: chosen.value })}
      />
      <Grid gap={4} cell="small">
        <HorizonField of="short" label={t`Short term, up to year`} />
        <HorizonField of="medium" label={t`Medium term, up to year`} />
        <DueField />
      </Grid>
      <IndustryField />
    </Stack>
  );
};

const isYears = (typed: string) =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= materialityLimits.horizonYearsMax;

/** The last year of a term. What cannot be stored stays in the box and is not saved. */
const HorizonField = ({ of, label }: { of: 'short' | 'medium'; label: string }) => {
  const { t } = useLingui();
  const { settings, readOnly } = useAssessment();
  const { horizons } = settings.value;
  const [typed, setTyped] = useState<string>();
  const wrong = typed === undefined || isYears(typed) ? t`The medium term must end after the short term.` : undefined;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      readOnly={readOnly}
      value={typed ?? String(horizons[of])}
      error={typed === undefined ? undefined : (wrong ?? t`Enter a number of years.`)}
      onChange={({ value }) => {
        const wanted = { ...horizons, [of]: Number(value) };
        const fits = isYears(value) && wanted.short < wanted.medium;
        setTyped(fits ? undefined : value);
        if (fits) settings.change({ ...settings.value, horizons: wanted });
      }}
    />
  );
};

const DueField = () => {
  const { t, i18n } = useLingui();
  const due = t`Due`;
  const labels = useDateLabels(due);
  const { settings, readOnly } = useAssessment();
  return (
    <DateField
      label={due}
      locale={i18n.locale}
      labels={labels}
      readOnly={readOnly}
      value={settings.value.dueOn ?? ''}
      onChange={({ value }) => value !== undefined && settings.change({ ...settings.value, dueOn: value || null })}
    />
  );
};

/** The industry whose likely topics are marked. */
const IndustryField = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const { settings, readOnly } = useAssessment();
  const { data: sectors = [] } = useQuery(referenceQueries.sectors(useApi()));
  return (
    <Combobox
      label={t`Industry`}
      hint={t`Topics that usually matter in this industry are marked in the list. It starts with the industry of your company profile.`}
      disabled={readOnly}
      options={sectors.flatMap(({ name, industries }) =>
        industries.map((industry) => ({
          value: industry.id,
          label: industry.name[language],
          detail: name[language],
        })),
      )}
      labels={{ list: t`Industries`, clear: t`Clear industry`, none: t`No industry found` }}
      value={settings.value.industry ?? ''}
      onChange={({ value }) => settings.change({ ...settings.value, industry: value || null })}
    />
  );
};

import { materialityMutations } from '@esg/api-client';
import { FormDialog, type UseDraft, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import {
  type MaterialityEdition,
  type MaterialityYear,
  materialityEditions,
  materialityLimits,
  materialityStepPath,
} from '@esg/contract';
import { Banner, RadioGroup, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { editionMeanings, editionNames } from './words.ts';

type StartAssessmentProps = { years: readonly MaterialityYear[]; onClose: () => void };

const isYear = (typed: string) =>
  /^\d{4}$/.test(typed) && Number(typed) >= materialityLimits.yearMin && Number(typed) <= materialityLimits.yearMax;

/** What is wrong with the typed year; nothing where it can be assessed. */
const useYearError = (years: StartAssessmentProps['years'], typed: string) => {
  const { t } = useLingui();
  const example = String(new Date().getFullYear());
  if (!isYear(typed)) return t`Enter a year, such as ${example}.`;
  return years.some(({ year }) => String(year) === typed) ? t`There is an assessment of this year already.` : undefined;
};

/** Starts the assessment of a year. Trying again never starts two. */
export const StartAssessment = ({ years, onClose }: StartAssessmentProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const navigate = useNavigate();
  const latest = years[0];
  const draft = useDraft<Typed>('materiality/new', {
    year: String(latest ? latest.year + 1 : new Date().getFullYear()),
    edition: latest?.edition ?? materialityEditions[0],
  });
  const { year, edition } = draft.value;
  const [tried, setTried] = useState(false);
  const yearError = useYearError(years, year);
  const { mutate, error, isPending, isSuccess } = useMutation(materialityMutations.start(useApi(), useQueryClient()));
  const earlier = years.find((each) => String(each.year) < year);
  const start = () =>
    mutate(
      { year: Number(year), edition, key: draft.key },
      {
        onSuccess: ({ id }) => {
          draft.done(draft.value);
          void navigate({ to: materialityStepPath(id, 'context') });
        },
      },
    );
  return (
    <FormDialog
      title={<Trans>Start an assessment</Trans>}
      submitLabel={<Trans>Start an assessment</Trans>}
      pending={isPending || isSuccess}
      draft={draft}
      onClose={onClose}
      errorsTitle={t`The assessment wasn’t started`}
      errors={tried && yearError ? [{ fieldId: 'materiality-year', message: yearError }] : []}
      onSubmit={() => {
        setTried(true);
        if (!yearError && !isPending) start();
      }}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      <StartFields draft={draft} yearError={tried ? yearError : undefined} earlier={earlier} />
    </FormDialog>
  );
};

type Typed = { year: string; edition: MaterialityEdition };
type StartFieldsProps = {
  draft: UseDraft<Typed>;
  yearError: string | undefined;
  /** The assessment that the new one starts from. */
  earlier: MaterialityYear | undefined;
};

const StartFields = ({ draft, yearError, earlier }: StartFieldsProps) => {
  const { t, i18n } = useLingui();
  const { value } = draft;
  return (
    <>
      <TextField
        id="materiality-year"
        label={t`Year`}
        hint={t`The year that the reports are about.`}
        value={value.year}
        error={yearError}
        inputMode="numeric"
        required
        onChange={(change) => draft.change({ ...value, year: change.value })}
      />
      <RadioGroup
        label={t`Rules that you follow`}
        options={materialityEditions.map((edition) => ({
          value: edition,
          label: i18n._(editionNames[edition]),
          hint: i18n._(editionMeanings[edition]),
        }))}
        value={value.edition}
        onChange={(change) => draft.change({ ...value, edition: change.value })}
      />
      {earlier && (
        <Text size="sm" tone="muted">
          <Trans>
            Topics, impacts, risks and opportunities of {earlier.year} are carried over. Scores and decisions stay
            there.
          </Trans>
        </Text>
      )}
    </>
  );
};

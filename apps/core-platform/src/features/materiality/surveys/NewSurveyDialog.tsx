import { surveyMutations, surveyQueries } from '@esg/api-client';
import { FormDialog, useApi, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type NewSurvey, surveyPrivacies, surveyTemplates, surveyText } from '@esg/contract';
import { Banner, RadioGroup, Select } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAssessment } from '../assessment-context.ts';
import { privacyMeanings, privacyNames, templateNames } from './words.ts';

/** Before the id of a survey that is copied, among the templates. */
const copyMark = 'copy:';

type NewSurveyDialogProps = { onClose: () => void; onMade: (id: string) => void };

type BeginningProps = { value: NewSurvey; onChange: (value: NewSurvey) => void };

/** What the survey begins as: a template, or a copy of a survey that was opened. */
const Beginning = ({ value, onChange }: BeginningProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { data: opened = [] } = useQuery(surveyQueries.opened(useApi()));
  const copies = opened.map(({ id, year, title }) => {
    const name = surveyText(title, language);
    return { value: `${copyMark}${id}`, label: t`Copy of ${name} (${year})` };
  });
  const choose = (chosen: string) => {
    const { copyOf: _, ...rest } = value;
    if (chosen.startsWith(copyMark)) onChange({ ...rest, copyOf: chosen.slice(copyMark.length) });
    else onChange({ ...rest, template: chosen as NewSurvey['template'] });
  };
  return (
    <Select
      label={t`Template`}
      hint={
        copies.length > 0
          ? t`Everything in it can be changed. A copy has the questions and groups of the other survey, so that you can compare both.`
          : t`Everything in it can be changed.`
      }
      options={[...surveyTemplates.map((each) => ({ value: each, label: i18n._(templateNames[each]) })), ...copies]}
      value={value.copyOf ? `${copyMark}${value.copyOf}` : value.template}
      onChange={(change) => choose(change.value)}
    />
  );
};

/** Begins a survey from a template. Trying again never begins two. */
export const NewSurveyDialog = ({ onClose, onMade }: NewSurveyDialogProps) => {
  const { t, i18n } = useLingui();
  const { problem } = useProblemSentences();
  const { assessment } = useAssessment();
  const draft = useDraft<NewSurvey>(`surveys/new/${assessment.id}`, { template: 'employees', privacy: 'anonymous' });
  const { value } = draft;
  const { mutate, error, isPending } = useMutation(surveyMutations.start(useApi(), useQueryClient()));
  const start = () =>
    mutate(
      { id: assessment.id, key: draft.key, ...value },
      {
        onSuccess: ({ id }) => {
          draft.done(value);
          onClose();
          onMade(id);
        },
      },
    );
  return (
    <FormDialog
      title={<Trans>New survey</Trans>}
      submitLabel={<Trans>Create survey</Trans>}
      pending={isPending}
      draft={draft}
      onClose={onClose}
      errorsTitle={t`The survey wasn’t created`}
      errors={[]}
      onSubmit={start}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      <Beginning value={value} onChange={draft.change} />
      <RadioGroup
        label={t`What you promise respondents`}
        options={surveyPrivacies.map((each) => ({
          value: each,
          label: i18n._(privacyNames[each]),
          hint: i18n._(privacyMeanings[each]),
        }))}
        value={value.privacy}
        onChange={(change) => draft.change({ ...value, privacy: change.value })}
      />
    </FormDialog>
  );
};

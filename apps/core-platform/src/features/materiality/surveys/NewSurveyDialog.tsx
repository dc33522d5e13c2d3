import { surveyMutations } from '@esg/api-client';
import { FormDialog, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import { type NewSurvey, surveyPrivacies, surveyTemplates } from '@esg/contract';
import { Banner, RadioGroup, Select } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAssessment } from '../assessment-context.ts';
import { privacyMeanings, privacyNames, templateNames } from './words.ts';

type NewSurveyDialogProps = { onClose: () => void; onMade: (id: string) => void };

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
      errorsTitle={t`The survey was not created`}
      errors={[]}
      onSubmit={start}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      <Select
        label={t`Template`}
        hint={t`Everything in it can be changed.`}
        options={surveyTemplates.map((each) => ({ value: each, label: i18n._(templateNames[each]) }))}
        value={value.template}
        onChange={(change) => draft.change({ ...value, template: change.value as NewSurvey['template'] })}
      />
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

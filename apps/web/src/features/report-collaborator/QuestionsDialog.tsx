import { contributionMutations } from '@esg/api-client';
import {
  DraftMark,
  languageNames,
  notify,
  useApi,
  useDateLabels,
  useDraft,
  useLanguage,
  useProblemSentences,
} from '@esg/app-kit';
import { type AskedRole, type Contribution, type ContributionChange, languages, languageTags } from '@esg/contract';
import { Banner, Button, DateField, Dialog, Grid, Select, Skeleton, Stack, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { askedIn, questionsOf } from './asked.ts';
import { QuestionPicker } from './QuestionPicker.tsx';
import { useReportQuestions } from './use-report-questions.ts';

type QuestionsDialogProps = {
  readonly invitation: Contribution;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** The changed questions, kept by the browser until they are saved. */
const useChangedQuestions = (invitation: Contribution, onDone: () => void) => {
  const { topics } = useReportQuestions(invitation.report.id);
  const draft = useDraft<Changing>(`invitation/${invitation.id}`, changingOf(invitation));
  const { given, dueOn, person } = draft.value;
  const change = useMutation(contributionMutations.change(useApi(), useQueryClient()));
  const asked = given
    ? new Map(given)
    : askedIn(invitation.questions, topics?.flatMap(({ disclosures }) => disclosures) ?? []);
  const save = () => {
    if (asked.size === 0 || dueOn === undefined) return;
    const part = {
      dueOn: dueOn || null,
      ...changedOf(person, invitation),
      ...(given ? { questions: questionsOf(asked) } : {}),
    };
    const sent = draft.value;
    const done = () => {
      draft.done(sent);
      notify('success', msg`Saved`);
      onDone();
    };
    void change.mutateAsync({ id: invitation.id, change: part }).then(done, () => undefined);
  };
  const put = (part: Partial<Changing>) => draft.change({ ...draft.value, ...part });
  return { isReady: topics !== undefined, draft, asked, put, change, save };
};

/** Changes one person's questions, due day, role or language. Their links stay valid and show the change. */
export const QuestionsDialog = ({ invitation, onClose, onDone }: QuestionsDialogProps) => {
  const { t } = useLingui();
  const { issue, problem } = useProblemSentences();
  const pickerId = useId();
  const { isReady, draft, asked, put, change, save } = useChangedQuestions(invitation, onDone);
  const { dueOn, person } = draft.value;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={<Trans>Change what is asked</Trans>}
      description={`${invitation.name || invitation.email} · ${invitation.report.name}`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={change.isPending} onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        {change.error && <Banner tone="danger">{problem(change.error)}</Banner>}
        {isReady ? (
          <QuestionPicker
            id={pickerId}
            reportId={invitation.report.id}
            value={asked}
            onChange={(chosen) => put({ given: [...chosen] })}
            error={asked.size === 0 ? issue({ rule: 'required', params: {} }, t`Disclosures`) : undefined}
          />
        ) : (
          <Skeleton shape="block" height="6rem" />
        )}
        <Grid cell="small" gap={3}>
          <DateField
            label={t`Due on`}
            locale={languageTags[useLanguage()]}
            labels={useDateLabels(t`Due on`)}
            error={dueOn === undefined ? issue({ rule: 'date_invalid', params: {} }, t`Due on`) : undefined}
            value={dueOn ?? ''}
            onChange={({ value }) => put({ dueOn: value })}
          />
          <PersonFields invitation={invitation} value={person} onChange={(changed) => put({ person: changed })} />
        </Grid>
        <DraftMark draft={draft} />
      </Stack>
    </Dialog>
  );
};

type Person = Pick<Contribution, 'name' | 'language'> & { readonly role: AskedRole };

/** The changes, as the browser stores them. */
type Changing = {
  /** Questions by disclosure, once somebody chose others. */
  readonly given?: ReadonlyArray<readonly [string, 'all' | readonly string[]]>;
  /** Undefined while the typed text is no day. */
  readonly dueOn: string | undefined;
  readonly person: Person;
};
const changingOf = ({ dueOn, role, name, language }: Contribution): Changing => ({
  dueOn: dueOn ?? '',
  person: { role: role === 'reviewer' ? role : 'contributor', name, language },
});

/** The differences to the stored invitation. */
const changedOf = ({ role, name, language }: Person, invitation: Contribution): ContributionChange => ({
  ...(role !== invitation.role && { role }),
  ...(name.trim() && name.trim() !== invitation.name && { name: name.trim() }),
  ...(language !== invitation.language && { language }),
});

type PersonFieldsProps = Pick<QuestionsDialogProps, 'invitation'> & {
  readonly value: Person;
  readonly onChange: (person: Person) => void;
};

/** The person and their role; name and language of colleagues come from their accounts. */
const PersonFields = ({ invitation, value, onChange }: PersonFieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <Select
        label={t`What for`}
        options={[
          { value: 'contributor', label: t`To answer` },
          { value: 'reviewer', label: t`To review` },
        ]}
        value={value.role}
        onChange={(change) => onChange({ ...value, role: change.value === 'reviewer' ? 'reviewer' : 'contributor' })}
      />
      {invitation.userId === null && (
        <>
          <TextField
            label={t`Name`}
            hint={t`Their answers appear under it; without one, under their address.`}
            value={value.name}
            onChange={(change) => onChange({ ...value, name: change.value })}
          />
          <Select
            label={t`Language of the e-mail`}
            options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
            value={value.language}
            onChange={(change) =>
              onChange({ ...value, language: languages.find((code) => code === change.value) ?? value.language })
            }
          />
        </>
      )}
    </>
  );
};

import { contributionMutations } from '@esg/api-client';
import { notify, useApi, useDateLabels, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type Contribution, languageTags } from '@esg/contract';
import { Banner, Button, DateField, Dialog, Skeleton, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Asked, askedIn, wireOf } from './asked.ts';
import { QuestionPicker } from './QuestionPicker.tsx';
import { useReportQuestions } from './use-report-questions.ts';

type QuestionsDialogProps = {
  readonly invitation: Contribution;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks one person for something else, or until another day. Their links go on and show it. */
export const QuestionsDialog = ({ invitation, onClose, onDone }: QuestionsDialogProps) => {
  const { t } = useLingui();
  const { issue, problem } = useProblemSentences();
  const { topics } = useReportQuestions(invitation.report.id);
  const pickerId = useId();
  const [given, setGiven] = useState<Asked>();
  const [dueOn, setDueOn] = useState<string | undefined>(invitation.dueOn ?? '');
  const change = useMutation(contributionMutations.change(useApi(), useQueryClient()));
  const asked = given ?? askedIn(invitation.questions, topics?.flatMap(({ disclosures }) => disclosures) ?? []);
  const save = () => {
    if (asked.size === 0 || dueOn === undefined) return;
    const part = { dueOn: dueOn || null, ...(given ? { questions: wireOf(given) } : {}) };
    const done = () => {
      notify('success', msg`Saved`);
      onDone();
    };
    change.mutate({ id: invitation.id, change: part }, { onSuccess: done });
  };
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
          <Button onClick={onClose}>
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
        {topics ? (
          <QuestionPicker
            id={pickerId}
            reportId={invitation.report.id}
            value={asked}
            onChange={setGiven}
            error={asked.size === 0 ? issue({ rule: 'required', params: {} }, t`Disclosures`) : undefined}
          />
        ) : (
          <Skeleton shape="block" height="6rem" />
        )}
        <DateField
          label={t`Due on`}
          locale={languageTags[useLanguage()]}
          labels={useDateLabels(t`Due on`)}
          error={dueOn === undefined ? issue({ rule: 'date_invalid', params: {} }, t`Due on`) : undefined}
          value={dueOn ?? ''}
          onChange={({ value }) => setDueOn(value)}
        />
      </Stack>
    </Dialog>
  );
};

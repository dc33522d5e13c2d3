import { currentOf, materialityMutations } from '@esg/api-client';
import { FormDialog, raiseVersion, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import { type AssessedTopic, materialityLimits, topicJudgements } from '@esg/contract';
import { Banner, Button, RadioGroup, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

type JudgeTopicProps = { readonly topic: AssessedTopic; readonly name: string };

/** Opens the judgement of a topic. What is left out is judged in the long list. */
export const JudgeTopic = ({ topic, name }: JudgeTopicProps) => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  if (topic.state !== 'considered') return null;
  return (
    <>
      <Button size="compact" aria-label={t`Judge ${name}`} onClick={() => setOpen(true)}>
        <Trans>Judge</Trans>
      </Button>
      {open && <JudgeDialog topic={topic} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};

const byScores = 'by_scores';
type Typed = { readonly judged: string; readonly reason: string; readonly version?: number };

/** What is typed, and storing it at the version that was seen. */
const useJudgement = (topic: AssessedTopic, onStored: () => void) => {
  const draft = useDraft<Typed>(`materiality-judgement/${topic.id}`, {
    judged: topic.judged ?? byScores,
    reason: topic.reason,
  });
  const { value } = draft;
  const save = useMutation(materialityMutations.changeTopic(useApi(), useQueryClient()));
  const lacksReason = value.judged !== byScores && value.reason.trim() === '';
  const submit = () => {
    if (lacksReason) return;
    const { id, libraryIds, name, state, mergedInto } = topic;
    const judged = topicJudgements.find((each) => each === value.judged) ?? null;
    const version = value.version ?? topic.version;
    save.mutate(
      { id, libraryIds, name, state, mergedInto, judged, reason: value.reason, version },
      {
        onSuccess: () => {
          draft.done(value);
          onStored();
        },
        onError: (error) => raiseVersion(draft, currentOf<AssessedTopic>(error)),
      },
    );
  };
  return { draft, save, lacksReason, submit };
};

/** Says what a topic is whatever its scores, and why; the reason is part of the decision and is printed in reports. */
const JudgeDialog = ({ topic, name, onClose }: JudgeTopicProps & { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { draft, save, lacksReason, submit } = useJudgement(topic, onClose);
  const { value, change } = draft;
  const [isAsked, setAsked] = useState(false);
  const reasonId = useId();
  const theirs = currentOf<AssessedTopic>(save.error);
  return (
    <FormDialog
      title={t`Judge ${name}`}
      description={t`Where scores say one thing and you know better, say what it is and why. Readers of the report see the reason.`}
      submitLabel={<Trans>Save</Trans>}
      pending={save.isPending}
      draft={draft}
      onClose={onClose}
      onSubmit={() => {
        setAsked(true);
        submit();
      }}
      errorsTitle={t`The verdict isn’t saved yet`}
      errors={lacksReason ? [{ fieldId: reasonId, message: t`Say why.` }] : []}
    >
      {save.error && (
        <Banner tone="danger" title={problem(save.error)}>
          {theirs && <Trans>They say: {theirs.reason || '–'}</Trans>}
        </Banner>
      )}
      <RadioGroup
        label={t`Verdict`}
        value={value.judged}
        onChange={({ value: judged }) => change({ ...value, judged })}
        options={[
          { value: byScores, label: t`By its scores` },
          { value: 'material', label: t`Material` },
          { value: 'not_material', label: t`Not material` },
        ]}
      />
      <TextArea
        id={reasonId}
        label={t`Reason`}
        hint={t`Reports print it. For readers of both languages, write it in English and then in Chinese.`}
        value={value.reason}
        maxLength={materialityLimits.textLengthMax}
        error={isAsked && lacksReason ? t`Say why.` : undefined}
        onChange={({ value: reason }) => change({ ...value, reason })}
      />
    </FormDialog>
  );
};

import { materialityMutations, materialityQueries } from '@esg/api-client';
import { FormDialog, useApi, useDraft, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type GivenScore, type Iro, materialityLimits, type ScoredCriterion } from '@esg/contract';
import { Banner, Button, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { CriterionField, useCriterionName } from './CriterionField.tsx';

type SettleDialogProps = { iro: Iro; criterion: ScoredCriterion; onClose: () => void };

const reasonId = 'settle-reason';

/** What is typed, with when what this person looked at was settled, null for nothing: a draft that is opened again is about what was seen then. */
type Typed = { readonly score: number | null; readonly reason: string; readonly seen: string | null };

/** Stores what is settled; where it is refused because somebody settled since, what stands now is read again. */
const useSettle = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { assessment } = useAssessment();
  const { queryKey } = materialityQueries.one(api, assessment.id);
  return useMutation({
    ...materialityMutations.settle(api, queryClient),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};

/** What people settle on counts in the place of the mean, beside everybody’s own scores. */
export const SettleDialog = ({ iro, criterion, onClose }: SettleDialogProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const nameOf = useCriterionName();
  const settled = iro.settled.find((each) => each.criterion === criterion);
  const stands = settled?.at ?? null;
  const draft = useDraft<Typed>(`materiality/settle/${iro.id}/${criterion}`, {
    score: settled?.score ?? null,
    reason: '',
    seen: stands,
  });
  const { score, reason, seen = null } = draft.value;
  const isOutdated = seen !== stands;
  const change = (typed: Partial<Typed>) => draft.change({ ...draft.value, ...typed });
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending } = useSettle();
  const name = nameOf(criterion);
  const isUnexplained = reason.trim() === '';
  const missing = score === null ? t`Choose a score and say why.` : t`Say why you settled on this.`;
  const store = (value: number) =>
    mutate(
      { id: iro.id, scores: [{ criterion, score: value, seen }], reason },
      {
        onSuccess: () => {
          draft.done(draft.value);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={<Trans>Settle {name}</Trans>}
      description={iro.title}
      submitLabel={<Trans>Settle</Trans>}
      pending={isPending}
      draft={draft}
      onClose={onClose}
      errorsTitle={t`The score wasn’t settled`}
      errors={tried && (isUnexplained || score === null) ? [{ fieldId: reasonId, message: missing }] : []}
      onSubmit={() => {
        setTried(true);
        if (score !== null && !isUnexplained) store(score);
      }}
    >
      {settled && isOutdated && <SettledSince settled={settled} onReplace={() => change({ seen: stands })} />}
      {error && !isOutdated && <Banner tone="danger" title={problem(error)} />}
      <CriterionField criterion={criterion} score={score ?? undefined} onScore={(value) => change({ score: value })} />
      <TextArea
        id={reasonId}
        label={t`Reason`}
        required
        maxLength={materialityLimits.textLengthMax}
        error={tried && isUnexplained ? missing : undefined}
        value={reason}
        onChange={({ value }) => change({ reason: value })}
      />
    </FormDialog>
  );
};

type SettledSinceProps = { readonly settled: GivenScore; readonly onReplace: () => void };

/** What somebody else settled on while this dialog was open. It counts until this person decides to replace it. */
const SettledSince = ({ settled, onReplace }: SettledSinceProps) => {
  const { time } = useFormatters();
  const { by, score, reason } = settled;
  return (
    <Banner
      tone="warning"
      title={
        <Trans>
          {by.name} settled on {score} at {time(settled.at)}
        </Trans>
      }
      action={
        <Button size="compact" onClick={onReplace}>
          <Trans>Replace it with yours</Trans>
        </Button>
      }
    >
      {reason}
    </Banner>
  );
};

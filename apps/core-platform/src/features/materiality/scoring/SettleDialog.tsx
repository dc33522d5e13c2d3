import { materialityMutations } from '@esg/api-client';
import { FormDialog, useApi, useDraft, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type GivenScore, type Iro, materialityLimits, type ScoredCriterion } from '@esg/contract';
import { Banner, Button, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CriterionField, useCriterionName } from './CriterionField.tsx';

type SettleDialogProps = { iro: Iro; criterion: ScoredCriterion; onClose: () => void };

const reasonId = 'settle-reason';

/** When what this person looked at was settled; null for nothing. */
const useSeen = (stands: string | null) => {
  const [seen, setSeen] = useState(stands);
  return { seen, isOutdated: seen !== stands, look: () => setSeen(stands) };
};

/** What people settle on counts in the place of the mean, beside everybody’s own scores. */
export const SettleDialog = ({ iro, criterion, onClose }: SettleDialogProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const nameOf = useCriterionName();
  const settled = iro.settled.find((each) => each.criterion === criterion);
  const draft = useDraft<{ score: number | null; reason: string }>(`materiality/settle/${iro.id}/${criterion}`, {
    score: settled?.score ?? null,
    reason: '',
  });
  const { score, reason } = draft.value;
  const [tried, setTried] = useState(false);
  const { seen, isOutdated, look } = useSeen(settled?.at ?? null);
  const { mutate, error, isPending } = useMutation(materialityMutations.settle(useApi(), useQueryClient()));
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
      {settled && isOutdated && <SettledSince settled={settled} onReplace={look} />}
      {error && !isOutdated && <Banner tone="danger" title={problem(error)} />}
      <CriterionField
        criterion={criterion}
        score={score ?? undefined}
        onScore={(value) => draft.change({ score: value, reason })}
      />
      <TextArea
        id={reasonId}
        label={t`Reason`}
        required
        maxLength={materialityLimits.textLengthMax}
        error={tried && isUnexplained ? missing : undefined}
        value={reason}
        onChange={({ value }) => draft.change({ score, reason: value })}
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

import { portalRequestMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { PortalQuestion, PortalTask } from '@esg/contract';
import { Banner, ConfirmDialog, SegmentedControl } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeOf } from '../request-place.ts';
import type { AnswerKind } from './month-figures.ts';

type AnswerKindSwitchProps = {
  readonly task: PortalTask;
  readonly question: PortalQuestion;
  readonly value: AnswerKind;
  readonly onChange: (kind: AnswerKind) => void;
};

/** Chooses whether a question is answered for the whole period or by months. Figures that stand in the way are removed, which it asks first. */
export const AnswerKindSwitch = ({ task, question, value, onChange }: AnswerKindSwitchProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const [wanted, setWanted] = useState<AnswerKind>();
  const remove = useMutation(portalRequestMutations.removeAnswers(useApi(), useQueryClient(), placeOf(task, question)));
  const entered = question.months.filter(({ current }) => current !== null).length;
  const choose = (kind: AnswerKind) => {
    if (question.current || entered > 0) setWanted(kind);
    else onChange(kind);
  };
  const change = (kind: AnswerKind) =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setWanted(undefined);
        onChange(kind);
      },
    });
  return (
    <>
      <SegmentedControl<AnswerKind>
        label={t`How do you answer?`}
        options={[
          { value: 'whole', label: t`One figure` },
          { value: 'months', label: t`Month by month` },
        ]}
        value={value}
        onChange={(change) => choose(change.value)}
      />
      {wanted && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setWanted(undefined)}
          title={wanted === 'months' ? t`Enter months instead?` : t`Enter one figure instead?`}
          description={
            wanted === 'months' ? (
              <Trans>Your figure for the whole period is removed, with its evidence.</Trans>
            ) : (
              <Trans>The figures of your months are removed, with their evidence.</Trans>
            )
          }
          confirmLabel={wanted === 'months' ? t`Remove the figure` : t`Remove the months`}
          cancelLabel={t`Cancel`}
          tone="danger"
          pending={remove.isPending}
          onConfirm={() => change(wanted)}
        >
          {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
        </ConfirmDialog>
      )}
    </>
  );
};

import { materialityMutations } from '@esg/api-client';
import { notify, useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import { materialityLimits } from '@esg/contract';
import { Banner, Button, Inline, Stack, TextArea } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAssessment } from '../assessment-context.ts';

type ApproveProps = { readonly step: number };

/** Storing what the person says of the step that waits. */
const useApproval = (step: number) => {
  const { assessment } = useAssessment();
  const draft = useDraftText(`materiality-approval/${assessment.id}`);
  const approve = useMutation(materialityMutations.approve(useApi(), useQueryClient()));
  const said = (decision: 'approved' | 'rejected') =>
    approve.mutate(
      { id: assessment.id, decision, step, reason: draft.text, stamp: assessment.stamp },
      {
        onSuccess: () => {
          draft.done(draft.text);
          if (decision === 'approved') notify('success', msg`You approved the assessment`);
          else notify('success', msg`You returned the assessment to its authors`);
        },
      },
    );
  return { draft, approve, said };
};

/** The buttons for the person whose turn it is: to approve what is shown, or to return it with a reason. */
export const Approve = ({ step }: ApproveProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { settings } = useAssessment();
  const { draft, approve, said } = useApproval(step);
  const [isAsked, setAsked] = useState(false);
  const noteId = useId();
  const lacksReason = draft.text.trim() === '';
  const isStored = settings.state.kind === 'idle' || settings.state.kind === 'saved';
  const reject = () => {
    setAsked(true);
    if (lacksReason) document.getElementById(noteId)?.focus();
    else if (!approve.isPending) said('rejected');
  };
  return (
    <Stack gap={3} align="stretch">
      {approve.error && <Banner tone="danger" title={problem(approve.error)} />}
      <TextArea
        id={noteId}
        label={t`Note to your approval`}
        hint={t`Optional where you approve; it is kept with the decision. Where you return the assessment, its authors read here what to change.`}
        value={draft.text}
        maxLength={materialityLimits.textLengthMax}
        error={isAsked && lacksReason ? t`Say what has to change.` : undefined}
        onChange={({ value }) => draft.change(value)}
      />
      {isStored && (
        <Inline gap={3}>
          <Button emphasis="strong" pending={approve.isPending} onClick={() => said('approved')}>
            <Trans>Approve what is shown here</Trans>
          </Button>
          <Button onClick={reject}>
            <Trans>Return to the authors</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

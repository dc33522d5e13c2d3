import type { PortalQuestion, PortalTask } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { isProved, stateOf } from './question-state.ts';

type NoEvidenceProps = { readonly task: PortalTask; readonly question: PortalQuestion };

/** What whoever checks the answer will read beside it, said while documents can still be added. */
export const NoEvidence = ({ task: { checkedBy }, question }: NoEvidenceProps) => {
  if (isProved(question)) return null;
  return (
    <Text size="sm" tone="muted">
      {stateOf(question) === 'missing' ? (
        <Trans>
          You can add documents once there’s an answer. Without any, {checkedBy} will see “No evidence” beside it.
        </Trans>
      ) : (
        <Trans>Nothing is added yet: {checkedBy} will see “No evidence” beside this answer.</Trans>
      )}
    </Text>
  );
};

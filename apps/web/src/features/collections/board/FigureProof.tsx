import { downloadEvidence } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { AttachmentRow } from '@esg/app-kit/attachments';
import type { Evidence, PortalAnswer } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

type FigureProofProps = {
  readonly answer: PortalAnswer;
  readonly evidence: readonly Evidence[];
  /** When the collection asked: what was entered earlier was in the data hub already. */
  readonly askedAt: string;
};

/** Who entered a figure and when, why it changed, where it comes from, and its documents. */
export const FigureProof = ({ answer, evidence, askedAt }: FigureProofProps) => {
  const api = useApi();
  const { date } = useFormatters();
  const { dataPointId, explanation, source, updatedAt, updatedBy } = answer;
  const person = updatedBy.name;
  const day = date(updatedAt);
  return (
    <>
      <Text size="sm" tone="muted">
        {updatedAt < askedAt ? (
          <Trans>
            Taken from the data hub. {person} entered it there on {day}.
          </Trans>
        ) : (
          <Trans>
            Entered by {person} on {day}
          </Trans>
        )}
      </Text>
      {explanation && (
        <Text size="sm">
          <Trans>Explanation: {explanation}</Trans>
        </Text>
      )}
      {source && (
        <Text size="sm">
          <Trans>Source: {source}</Trans>
        </Text>
      )}
      {evidence.map(({ id, name, bytes, reference, by, at }) => (
        <AttachmentRow
          key={id}
          name={name}
          bytes={bytes}
          added={{ by: by.name, at }}
          read={() => downloadEvidence(api, dataPointId, id)}
        >
          {reference !== '' && (
            <Text size="sm" tone="muted">
              {reference}
            </Text>
          )}
        </AttachmentRow>
      ))}
    </>
  );
};

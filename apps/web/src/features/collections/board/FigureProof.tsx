import { type AnswerPlace, fetchCollectionEvidence } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { AttachmentRow } from '@esg/app-kit/attachments';
import type { Evidence, Party, PortalAnswer } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { usePartyWords } from '../party/use-party-words.ts';

/** An answer with the collection that asked for it. */
export type ProofPlace = AnswerPlace & {
  readonly of: Party;
  /** When the collection asked: what was entered earlier was there already. */
  readonly askedAt: string;
};

type FigureProofProps = {
  readonly place: ProofPlace;
  readonly answer: PortalAnswer;
  readonly evidence: readonly Evidence[];
};

/** Who entered a figure and when, why it changed, where it comes from, and its documents. */
export const FigureProof = ({ place: { of, askedAt, ...place }, answer, evidence }: FigureProofProps) => {
  const api = useApi();
  const { date } = useFormatters();
  const { board } = usePartyWords(of);
  const { explanation, source, updatedAt, updatedBy } = answer;
  const person = updatedBy.name;
  const day = date(updatedAt);
  return (
    <>
      <Text size="sm" tone="muted">
        {updatedAt < askedAt ? (
          board.enteredBefore(person, day)
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
      {evidence.length === 0 && (
        <Text size="sm" tone="muted">
          <Trans>No evidence</Trans>
        </Text>
      )}
      {evidence.map(({ id, name, bytes, reference, by, at }) => (
        <AttachmentRow
          key={id}
          name={name}
          bytes={bytes}
          added={{ by: by.name, at }}
          read={() => fetchCollectionEvidence(api, { ...place, evidenceId: id })}
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

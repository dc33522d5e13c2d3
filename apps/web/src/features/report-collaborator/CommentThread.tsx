import { contributionMutations } from '@esg/api-client';
import { useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import { CommentForm, CommentList } from '@esg/app-kit/talk';
import { type Contribution, type ContributionComment, contributionLimits } from '@esg/contract';
import { Heading, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type CommentThreadProps = {
  readonly invitation: Contribution;
  readonly comments: readonly ContributionComment[];
  readonly mayWrite: boolean;
};

/** A disclosure by its code, a chapter of the draft by its title; undefined for the whole report. */
const placeOf = ({ disclosureCode, partTitle }: Pick<ContributionComment, 'disclosureCode' | 'partTitle'>) =>
  disclosureCode || partTitle;

/** Comments on the questions, and a box to answer the latest. */
export const CommentThread = ({ invitation, comments, mayWrite }: CommentThreadProps) => {
  const { t } = useLingui();
  const latest = comments.at(-1);
  const isOver = invitation.status === 'revoked' || invitation.userId !== null;
  return (
    <Stack gap={3} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Comments</Trans>
      </Heading>
      {latest ? (
        <CommentList
          label={t`Comments`}
          comments={comments.map(({ id, by, at, text, ...place }) => ({
            id,
            by: [by, placeOf(place)].filter(Boolean).join(' · '),
            at,
            text,
          }))}
        />
      ) : (
        <Text tone="muted">
          <Trans>No comments yet.</Trans>
        </Text>
      )}
      {latest && mayWrite && !isOver && <Reply invitation={invitation} to={latest} />}
    </Stack>
  );
};

type ReplyProps = Pick<CommentThreadProps, 'invitation'> & { readonly to: ContributionComment };

const Reply = ({ invitation, to }: ReplyProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const say = useMutation(contributionMutations.comment(useApi(), useQueryClient()));
  const { disclosureCode, fieldKey, chapterCode } = to;
  const about = placeOf(to);
  const draft = useDraftText(`guest-answer/${invitation.id}/${disclosureCode || chapterCode}/${fieldKey}`);
  return (
    <CommentForm
      draft={draft}
      label={about ? t`Answer about ${about}` : t`Answer about the report as a whole`}
      action={t`Send answer`}
      lengthMax={contributionLimits.commentLengthMax}
      pending={say.isPending}
      error={say.error ? problem(say.error) : undefined}
      onSend={({ text, key }) =>
        say.mutateAsync({ id: invitation.id, draft: { disclosureCode, fieldKey, chapterCode, text }, key })
      }
    />
  );
};

import { contributionMutations } from '@esg/api-client';
import { DraftMark, useApi, useDraftText, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type Contribution, type ContributionComment, contributionLimits } from '@esg/contract';
import { Button, Heading, Inline, Stack, Text, TextArea, Timeline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type CommentThreadProps = {
  readonly invitation: Contribution;
  readonly comments: readonly ContributionComment[];
  readonly mayWrite: boolean;
};

/** A disclosure by its code, a chapter of the draft by its title; nothing for the whole report. */
const placeOf = ({ disclosureCode, partTitle }: Pick<ContributionComment, 'disclosureCode' | 'partTitle'>) =>
  disclosureCode || partTitle;

/** What was said about the questions, and an answer to the latest of it. */
export const CommentThread = ({ invitation, comments, mayWrite }: CommentThreadProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const latest = comments.at(-1);
  const isOver = invitation.status === 'revoked' || invitation.userId !== null;
  return (
    <Stack gap={3} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Comments</Trans>
      </Heading>
      {latest ? (
        <Timeline
          label={t`Comments`}
          events={comments.map(({ id, by, at, text, ...place }) => ({
            id,
            title: [by, placeOf(place)].filter(Boolean).join(' · '),
            dateTime: at,
            time: `${date(at)} ${time(at)}`,
            content: text,
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
  const { text, key } = draft;
  const send = () =>
    void say.mutateAsync({ id: invitation.id, draft: { disclosureCode, fieldKey, chapterCode, text }, key }).then(
      () => draft.done(text),
      () => {},
    );
  return (
    <Stack gap={2} align="stretch">
      <TextArea
        label={about ? t`Answer about ${about}` : t`Answer about the report as a whole`}
        rows={2}
        maxLength={contributionLimits.commentLengthMax}
        error={say.error ? problem(say.error) : undefined}
        value={text}
        onChange={({ value }) => draft.change(value)}
      />
      <DraftMark draft={draft} />
      <Inline>
        <Button size="compact" pending={say.isPending || text.trim() === ''} onClick={send}>
          <Trans>Send answer</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};

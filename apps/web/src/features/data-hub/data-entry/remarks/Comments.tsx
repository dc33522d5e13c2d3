import { dataPointMutations, dataPointQueries, sessionQueries } from '@esg/api-client';
import { notifyProblem, useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import { CommentForm, CommentList } from '@esg/app-kit/talk';
import { type DataPointComment, dataPointLimits } from '@esg/contract';
import { IconButton, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';

type CommentsProps = { readonly pointId: string; readonly mayWrite: boolean };

/** Comments on a data point, oldest first. Everybody can delete their own. */
export const Comments = ({ pointId, mayWrite }: CommentsProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const { data: comments = [] } = useQuery(dataPointQueries.comments(api, pointId));
  const { data: me } = useQuery(sessionQueries.me(api));
  const draft = useDraftText(`comment/data-point/${pointId}`);
  const say = useMutation(dataPointMutations.comment(api, useQueryClient(), pointId));
  return (
    <Stack gap={4} align="stretch">
      {comments.length === 0 ? (
        <Text tone="muted">
          <Trans>No comments yet.</Trans>
        </Text>
      ) : (
        <CommentList
          label={t`Comments`}
          comments={comments.map((comment) => ({
            ...comment,
            by: comment.by.name,
            action: mayWrite && me?.id === comment.by.id && <DeleteComment comment={comment} pointId={pointId} />,
          }))}
        />
      )}
      {mayWrite && (
        <CommentForm
          draft={draft}
          label={t`Comment`}
          action={t`Add comment`}
          lengthMax={dataPointLimits.commentLengthMax}
          pending={say.isPending}
          error={say.error ? problem(say.error) : undefined}
          onSend={({ text }) => say.mutateAsync(text.trim())}
        />
      )}
    </Stack>
  );
};

type DeleteCommentProps = { readonly comment: DataPointComment; readonly pointId: string };

const DeleteComment = ({ comment: { id, text }, pointId }: DeleteCommentProps) => {
  const { t } = useLingui();
  const remove = useMutation(dataPointMutations.removeComment(useApi(), useQueryClient(), pointId));
  return (
    <IconButton
      label={t`Withdraw your comment: ${text}`}
      icon={<Trash2 />}
      size="compact"
      onClick={() => !remove.isPending && remove.mutate(id, { onError: notifyProblem })}
    />
  );
};

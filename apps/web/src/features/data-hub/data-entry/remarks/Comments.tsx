import { dataPointMutations, dataPointQueries, sessionQueries } from '@esg/api-client';
import { notifyProblem, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type DataPointComment, dataPointLimits } from '@esg/contract';
import { Banner, Button, Form, IconButton, Inline, Stack, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

type CommentsProps = { readonly pointId: string; readonly mayWrite: boolean };

/** What people said about a data point, oldest first. Everybody takes back their own. */
export const Comments = ({ pointId, mayWrite }: CommentsProps) => {
  const { data: comments = [] } = useQuery(dataPointQueries.comments(useApi(), pointId));
  return (
    <Stack gap={4} align="stretch">
      {comments.length === 0 && (
        <Text tone="muted">
          <Trans>No comments yet.</Trans>
        </Text>
      )}
      {comments.length > 0 && (
        <Stack as="ul" gap={4}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <Comment comment={comment} pointId={pointId} mayWrite={mayWrite} />
            </li>
          ))}
        </Stack>
      )}
      {mayWrite && <NewComment pointId={pointId} />}
    </Stack>
  );
};

const Comment = ({ comment, pointId, mayWrite }: CommentsProps & { readonly comment: DataPointComment }) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: me } = useQuery(sessionQueries.me(api));
  const remove = useMutation(dataPointMutations.removeComment(api, queryClient, pointId));
  const { by, at, text, id } = comment;
  return (
    <Stack gap={1}>
      <Inline justify="between" wrap={false}>
        <Text size="sm" tone="muted">
          {by.name}, {date(at)} {time(at)}
        </Text>
        {mayWrite && me?.id === by.id && (
          <IconButton
            label={t`Withdraw your comment: ${text}`}
            icon={<Trash2 />}
            size="compact"
            onClick={() => !remove.isPending && remove.mutate(id, { onError: notifyProblem })}
          />
        )}
      </Inline>
      <Text>{text}</Text>
    </Stack>
  );
};

const NewComment = ({ pointId }: { readonly pointId: string }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const [text, setText] = useState('');
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation(dataPointMutations.comment(api, queryClient, pointId));
  const submit = () => {
    if (text.trim() !== '' && !isPending) mutate(text.trim(), { onSuccess: () => setText('') });
  };
  return (
    <Form aria-label={t`New comment`} onSubmit={submit} errors={[]} errorsTitle="">
      {error && <Banner tone="danger" title={problem(error)} />}
      <TextArea
        label={t`Comment`}
        rows={2}
        maxLength={dataPointLimits.commentLengthMax}
        value={text}
        onChange={({ value }) => setText(value)}
      />
      <Inline>
        <Button type="submit" size="compact" pending={isPending}>
          <Trans>Add comment</Trans>
        </Button>
      </Inline>
    </Form>
  );
};

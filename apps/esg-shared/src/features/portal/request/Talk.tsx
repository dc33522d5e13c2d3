import { portalRequestMutations, portalRequestQueries } from '@esg/api-client';
import { NotLoaded, useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import { CommentForm, CommentList } from '@esg/app-kit/talk';
import { goesOn, type PortalQuestion, type PortalTask, requestCommentLimits } from '@esg/contract';
import { Button, Heading, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type TalkProps = { readonly task: PortalTask; readonly question: PortalQuestion };

/** What the person and whoever asks say about one question; opened by a person while nothing was said. */
export const Talk = ({ task, question: { sectionId } }: TalkProps) => {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(portalRequestQueries.comments(useApi(), task));
  const draft = useDraftText(`comment/request/${task.collectionId}/${task.entityId}/${sectionId}`);
  const [isOpened, setIsOpened] = useState(false);
  const comments = data?.filter((comment) => comment.sectionId === sectionId) ?? [];
  const { checkedBy } = task;
  if (error && !data)
    return <NotLoaded title={<Trans>Couldn’t load the comments</Trans>} error={error} onRetry={() => void refetch()} />;
  if (comments.length === 0 && !isOpened && !draft.isChanged)
    return goesOn(task) ? (
      <Inline>
        <Button size="compact" emphasis="quiet" onClick={() => setIsOpened(true)}>
          <Trans>Ask {checkedBy} about this</Trans>
        </Button>
      </Inline>
    ) : null;
  return (
    <Stack gap={3} align="stretch" as="section" aria-label={t`Comments`}>
      <Heading level={3} size="sm">
        <Trans>Comments</Trans>
      </Heading>
      {comments.length > 0 && (
        <CommentList
          label={t`Comments`}
          comments={comments.map(({ id, text, at, by }) => ({ id, text, at, by: by.name }))}
        />
      )}
      {goesOn(task) && <Say task={task} sectionId={sectionId} draft={draft} focused={isOpened} />}
    </Stack>
  );
};

type SayProps = {
  readonly task: PortalTask;
  readonly sectionId: string;
  readonly draft: ReturnType<typeof useDraftText>;
  readonly focused: boolean;
};

const Say = ({ task, sectionId, draft, focused }: SayProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { mutateAsync, isPending, error } = useMutation(
    portalRequestMutations.comment(useApi(), useQueryClient(), task),
  );
  return (
    <CommentForm
      draft={draft}
      label={t`Comment`}
      action={t`Add comment`}
      lengthMax={requestCommentLimits.lengthMax}
      focused={focused}
      pending={isPending}
      error={error ? problem(error) : undefined}
      onSend={({ text }) => mutateAsync({ sectionId, text: text.trim() })}
    />
  );
};

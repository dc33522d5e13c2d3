import { contributionTaskMutations } from '@esg/api-client';
import { useApi, useDraftText, useLanguage, useProblemSentences } from '@esg/app-kit';
import { CommentForm, CommentList } from '@esg/app-kit/talk';
import { type ContributionTask, contributionLimits, type Field } from '@esg/contract';
import { Button, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type CommentsProps = { readonly task: ContributionTask; readonly code: string; readonly field: Field };

const idOf = (task: ContributionTask, code: string, field: Field) => `guest-comment/${task.id}/${code}/${field.key}`;

/** Comments on a question, and a box to add one; it opens on request. */
export const Comments = ({ task, code, field }: CommentsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpened, setIsWriting] = useState(false);
  const isWriting = useDraftText(idOf(task, code, field)).isChanged || isOpened;
  const label = field.label[language];
  const comments = task.comments.filter(
    ({ disclosureCode, fieldKey }) => disclosureCode === code && fieldKey === field.key,
  );
  return (
    <Stack gap={3}>
      {comments.length > 0 && <CommentList label={t`Comments on ${label}`} comments={comments} />}
      {isWriting ? (
        <NewComment task={task} code={code} field={field} onClose={() => setIsWriting(false)} />
      ) : (
        <Inline>
          <Button
            size="compact"
            emphasis="quiet"
            aria-label={t`Comment on ${label}`}
            onClick={() => setIsWriting(true)}
          >
            <Trans>Comment</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

type NewCommentProps = CommentsProps & { readonly onClose: () => void };

const NewComment = ({ task, code, field, onClose }: NewCommentProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const label = field.label[useLanguage()];
  const draft = useDraftText(idOf(task, code, field));
  const say = useMutation(contributionTaskMutations.comment(useApi(), useQueryClient()));
  return (
    <CommentForm
      draft={draft}
      focused
      label={t`Your comment on ${label}`}
      action={t`Send comment`}
      lengthMax={contributionLimits.commentLengthMax}
      pending={say.isPending}
      error={say.error ? problem(say.error) : undefined}
      onSend={({ text, key }) => say.mutateAsync({ disclosureCode: code, fieldKey: field.key, text, key })}
      onSent={onClose}
      cancel={{ label: t`Cancel`, onCancel: onClose }}
    />
  );
};

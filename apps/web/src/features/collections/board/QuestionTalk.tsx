import { collectionMutations } from '@esg/api-client';
import { useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import { CommentForm, CommentList } from '@esg/app-kit/talk';
import { type Party, type RequestComment, requestCommentLimits } from '@esg/contract';
import { Badge, Button, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePartyWords } from '../party/use-party-words.ts';

type QuestionTalkProps = {
  readonly of: Party;
  readonly place: { readonly collectionId: string; readonly entityId: string; readonly sectionId: string };
  readonly comments: readonly RequestComment[];
  /** Whether the person may write to the entity's people. */
  readonly mayWrite: boolean;
};

/** What the entity's people and the group's said about one question, with a box to write to the entity's people. */
export const QuestionTalk = ({ of, place, comments, mayWrite }: QuestionTalkProps) => {
  const { board } = usePartyWords(of);
  const { t } = useLingui();
  const { collectionId, entityId, sectionId } = place;
  const draft = useDraftText(`comment/request/${collectionId}/${entityId}/${sectionId}`);
  const [isOpened, setIsOpened] = useState(false);
  const isWriting = isOpened || draft.isChanged;
  return (
    <Stack gap={2} align="stretch">
      {comments.length > 0 && (
        <CommentList
          label={t`Comments`}
          comments={comments.map(({ id, text, at, by, isFromEntity }) => ({
            id,
            text,
            at,
            by: by.name,
            mark: isFromEntity && <Badge>{board.person}</Badge>,
          }))}
        />
      )}
      {mayWrite && !isWriting && (
        <Inline>
          <Button size="compact" emphasis="quiet" onClick={() => setIsOpened(true)}>
            {comments.length > 0 ? <Trans>Reply</Trans> : <Trans>Ask about this</Trans>}
          </Button>
        </Inline>
      )}
      {mayWrite && isWriting && <Say place={place} draft={draft} onClose={() => setIsOpened(false)} />}
    </Stack>
  );
};

type SayProps = Pick<QuestionTalkProps, 'place'> & {
  readonly draft: ReturnType<typeof useDraftText>;
  readonly onClose: () => void;
};

const Say = ({ place: { sectionId, ...place }, draft, onClose }: SayProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { mutateAsync, isPending, error } = useMutation(collectionMutations.comment(useApi(), useQueryClient(), place));
  return (
    <CommentForm
      draft={draft}
      label={t`Comment`}
      action={t`Add comment`}
      lengthMax={requestCommentLimits.lengthMax}
      focused
      pending={isPending}
      error={error ? problem(error) : undefined}
      onSend={({ text }) => mutateAsync({ sectionId, text: text.trim() })}
      onSent={onClose}
      cancel={{ label: t`Cancel`, onCancel: onClose }}
    />
  );
};

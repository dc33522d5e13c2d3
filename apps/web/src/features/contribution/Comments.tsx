import { contributionTaskMutations } from '@esg/api-client';
import { DraftMark, useApi, useDraftText, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type ContributionTask, contributionLimits, type Field } from '@esg/contract';
import { Button, Inline, Stack, TextArea, Timeline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './ContributionFrame.css.ts';

type CommentsProps = { readonly task: ContributionTask; readonly code: string; readonly field: Field };

const idOf = (task: ContributionTask, code: string, field: Field) => `guest-comment/${task.id}/${code}/${field.key}`;

/** What was said about a question, and a box to say more; it opens when asked for. */
export const Comments = ({ task, code, field }: CommentsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { date, time } = useFormatters();
  const [isOpened, setIsWriting] = useState(false);
  const isWriting = useDraftText(idOf(task, code, field)).isChanged || isOpened;
  const label = field.label[language];
  const events = task.comments
    .filter(({ disclosureCode, fieldKey }) => disclosureCode === code && fieldKey === field.key)
    .map(({ id, by, at, text }) => ({
      id,
      title: by,
      dateTime: at,
      time: `${date(at)} ${time(at)}`,
      content: <span className={css.message}>{text}</span>,
    }));
  return (
    <Stack gap={3}>
      {events.length > 0 && <Timeline label={t`Comments on ${label}`} events={events} />}
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
  const { text, key } = draft;
  const say = useMutation(contributionTaskMutations.comment(useApi(), useQueryClient()));
  const close = () => {
    draft.done(text);
    onClose();
  };
  const send = () => say.mutateAsync({ disclosureCode: code, fieldKey: field.key, text, key }).then(close, () => {});
  return (
    <Stack gap={2} align="stretch">
      <TextArea
        label={t`Your comment on ${label}`}
        rows={2}
        autoFocus
        maxLength={contributionLimits.commentLengthMax}
        value={text}
        error={say.error ? problem(say.error) : undefined}
        onChange={({ value }) => draft.change(value)}
      />
      <DraftMark draft={draft} />
      <Inline gap={2}>
        <Button size="compact" pending={say.isPending} onClick={() => void (text.trim() ? send() : close())}>
          <Trans>Send comment</Trans>
        </Button>
        <Button size="compact" emphasis="bare" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};

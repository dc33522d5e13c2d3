import { contributionMutations, reportTalkMutations } from '@esg/api-client';
import { useApi, useDraftText, useLanguage, useProblemSentences } from '@esg/app-kit';
import { CommentForm, CommentList, type Said } from '@esg/app-kit/talk';
import {
  type CommentThread,
  contributionLimits,
  type Disclosure,
  type DraftThread,
  reportWorkLimits,
} from '@esg/contract';
import { Badge, Button, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../wizard-context.ts';
import { useMention } from './use-mention.ts';

type ThreadProps = {
  readonly thread: CommentThread | DraftThread;
  readonly disclosure: Pick<Disclosure, 'code' | 'fields'>;
  readonly mayWrite: boolean;
};

/** One conversation: of colleagues, or with an invited person, who reads the answers beside their question. */
export const Thread = ({ thread, disclosure, mayWrite }: ThreadProps) => {
  const isUnsent = useDraftText(`comment/${thread.id}`).isChanged;
  const [isOpened, setAnswering] = useState(false);
  const by = thread.resolved?.by.name ?? '';
  return (
    <Stack as="section" gap={2} aria-label={thread.comments[0]?.text.slice(0, 60)}>
      <Remarks thread={thread} disclosure={disclosure} />
      {thread.resolved && (
        <Text size="sm" tone="muted">
          <Trans>Resolved by {by}</Trans>
        </Text>
      )}
      {mayWrite && !isUnsent && !isOpened && (
        <Inline gap={2}>
          <Button size="compact" onClick={() => setAnswering(true)}>
            <Trans>Reply</Trans>
          </Button>
          <Resolve thread={thread} disclosure={disclosure} />
        </Inline>
      )}
      {(isUnsent || isOpened) && (
        <Answer thread={thread} disclosure={disclosure} focused={isOpened} onSent={() => setAnswering(false)} />
      )}
    </Stack>
  );
};

type PartProps = Omit<ThreadProps, 'mayWrite'>;

/** A comment, with its field; comments of people from outside are marked. */
const Remarks = ({ thread: { external, resolved, comments, fieldKey }, disclosure }: PartProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const field = disclosure.fields.find(({ key }) => key === fieldKey)?.label[language];
  return (
    <>
      {field && (
        <Text size="xs" tone="muted">
          {field}
        </Text>
      )}
      <CommentList
        label={comments[0]?.text.slice(0, 60) ?? ''}
        resolved={resolved !== null}
        comments={comments.map(({ id, by, at, text }) =>
          by.id === external?.contributionId
            ? { id, by: external.name, at, text, mark: <Badge>{t`External`}</Badge> }
            : { id, by: by.name, at, text },
        )}
      />
    </>
  );
};

const Resolve = ({ thread: { id: threadId, resolved }, disclosure: { code } }: PartProps) => {
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const resolve = useMutation(reportTalkMutations.resolveThread(useApi(), useQueryClient(), report.id, code));
  return (
    <>
      <Button
        size="compact"
        pending={resolve.isPending}
        onClick={() => resolve.mutate({ threadId, isResolved: !resolved })}
      >
        {resolved ? <Trans>Open again</Trans> : <Trans>Resolve</Trans>}
      </Button>
      {resolve.error && (
        <Text tone="danger" role="alert">
          {problem(resolve.error)}
        </Text>
      )}
    </>
  );
};

/** Adds a comment to the conversation, in the form that suits its readers. */
const useAnswer = ({ thread, disclosure: { code: disclosureCode } }: PartProps) => {
  const { id: threadId, external, fieldKey } = thread;
  const chapterCode = 'chapterCode' in thread ? thread.chapterCode : '';
  const { report } = useWizard();
  const api = useApi();
  const cache = useQueryClient();
  const inside = useMutation(reportTalkMutations.addComment(api, cache, report.id, disclosureCode));
  const outside = useMutation(contributionMutations.comment(api, cache));
  const send = async ({ text, mentionIds, key }: Said) => {
    if (!external) return inside.mutateAsync({ threadId, text, mentionIds, key });
    const draft = { disclosureCode, fieldKey: fieldKey ?? '', chapterCode, text };
    return outside.mutateAsync({ id: external.contributionId, draft, key });
  };
  const { isPending, error } = external ? outside : inside;
  return { send, isPending, error };
};

type AnswerProps = PartProps & { readonly focused: boolean; readonly onSent: () => void };

const Answer = ({ thread, disclosure, focused, onSent }: AnswerProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const mention = useMention();
  const draft = useDraftText(`comment/${thread.id}`);
  const { send, isPending, error } = useAnswer({ thread, disclosure });
  const name = thread.external?.name ?? '';
  return (
    <>
      {thread.external && (
        <Text size="sm" tone="muted">
          <Trans>{name}, who is outside your organisation, can read your answer.</Trans>
        </Text>
      )}
      <CommentForm
        draft={draft}
        focused={focused}
        label={t`Your answer`}
        action={t`Reply`}
        lengthMax={(thread.external ? contributionLimits : reportWorkLimits).commentLengthMax}
        mention={thread.external ? undefined : mention}
        pending={isPending}
        error={error ? problem(error) : undefined}
        onSend={send}
        onSent={onSent}
      />
    </>
  );
};

import { reportTalkMutations, reportWorkQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { CommentThread, Disclosure } from '@esg/contract';
import { Button, Inline, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { useWork } from '../../../wizard/work/use-work.ts';
import { CommentForm } from './CommentForm.tsx';

/** Conversations about the disclosure: begun, answered, resolved. */
export const Comments = ({ disclosure }: { readonly disclosure: Disclosure }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const [api, cache, work] = [useApi(), useQueryClient(), useWork()];
  const mayWrite = useMay('report:write');
  const { data, error } = useQuery(reportWorkQueries.threads(api, report.id, disclosure.code));
  const start = useMutation(reportTalkMutations.startThread(api, cache, report.id, disclosure.code));
  if (error && !data) return <Text tone="danger">{problem(error)}</Text>;
  if (!data)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton />
      </SkeletonGroup>
    );
  const open = data.filter(({ resolved }) => !resolved);
  const resolved = data.filter((thread) => thread.resolved);
  return (
    <Stack gap={6}>
      {data.length === 0 && (
        <Text tone="muted">
          <Trans>Nothing was said about this disclosure yet. Ask a question or leave a note for your colleagues.</Trans>
        </Text>
      )}
      {[...open, ...resolved].map((thread) => (
        <Thread key={thread.id} thread={thread} disclosure={disclosure} mayWrite={mayWrite} />
      ))}
      {mayWrite && (
        <CommentForm
          label={t`New comment`}
          action={t`Comment`}
          work={work}
          pending={start.isPending}
          error={start.error ? problem(start.error) : undefined}
          onSend={(draft, done) => start.mutate({ ...draft, fieldKey: null }, { onSuccess: done })}
        />
      )}
    </Stack>
  );
};

type ThreadProps = { readonly thread: CommentThread; readonly disclosure: Disclosure; readonly mayWrite: boolean };

const Thread = ({ thread, disclosure, mayWrite }: ThreadProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const [api, cache, work] = [useApi(), useQueryClient(), useWork()];
  const [answering, setAnswering] = useState(false);
  const answer = useMutation(reportTalkMutations.addComment(api, cache, report.id, disclosure.code));
  const resolve = useMutation(reportTalkMutations.resolveThread(api, cache, report.id, disclosure.code));
  const isResolved = thread.resolved !== null;
  const by = thread.resolved?.by.name ?? '';
  const field = disclosure.fields.find(({ key }) => key === thread.fieldKey)?.label[language];
  return (
    <Stack as="section" gap={2} aria-label={thread.comments[0]?.text.slice(0, 60)}>
      {field && (
        <Text size="xs" tone="muted">
          {field}
        </Text>
      )}
      {thread.comments.map((comment) => (
        <div key={comment.id}>
          <Text size="sm" tone="muted">
            <strong>{comment.by.name}</strong> · {date(comment.at)} {time(comment.at)}
          </Text>
          <Text tone={isResolved ? 'muted' : undefined}>{comment.text}</Text>
        </div>
      ))}
      {isResolved && (
        <Text size="sm" tone="muted">
          <Trans>Resolved by {by}</Trans>
        </Text>
      )}
      {mayWrite && !answering && (
        <Inline gap={2}>
          <Button size="compact" onClick={() => setAnswering(true)}>
            <Trans>Reply</Trans>
          </Button>
          <Button
            size="compact"
            pending={resolve.isPending}
            onClick={() => resolve.mutate({ threadId: thread.id, isResolved: !isResolved })}
          >
            {isResolved ? <Trans>Open again</Trans> : <Trans>Resolve</Trans>}
          </Button>
        </Inline>
      )}
      {answering && (
        <CommentForm
          label={t`Your answer`}
          action={t`Reply`}
          work={work}
          pending={answer.isPending}
          error={answer.error ? problem(answer.error) : undefined}
          onSend={(draft, done) =>
            answer.mutate(
              { threadId: thread.id, ...draft },
              {
                onSuccess: () => {
                  done();
                  setAnswering(false);
                },
              },
            )
          }
        />
      )}
    </Stack>
  );
};

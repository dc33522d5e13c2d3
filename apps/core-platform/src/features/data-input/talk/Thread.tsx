import { reportTalkMutations } from '@esg/api-client';
import { useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import type { CommentThread, Disclosure } from '@esg/contract';
import { Button, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { useWork } from '../../../wizard/work/use-work.ts';
import { CommentForm } from './CommentForm.tsx';
import { Remarks } from './Remarks.tsx';

type ThreadProps = { readonly thread: CommentThread; readonly disclosure: Disclosure; readonly mayWrite: boolean };

/** One conversation of colleagues. */
export const Thread = ({ thread, disclosure, mayWrite }: ThreadProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const [api, cache, work] = [useApi(), useQueryClient(), useWork()];
  const isUnsent = useDraftText(`comment/${thread.id}`).text !== '';
  const [isOpened, setAnswering] = useState(false);
  const answering = isUnsent || isOpened;
  const answer = useMutation(reportTalkMutations.addComment(api, cache, report.id, disclosure.code));
  const resolve = useMutation(reportTalkMutations.resolveThread(api, cache, report.id, disclosure.code));
  const isResolved = thread.resolved !== null;
  const by = thread.resolved?.by.name ?? '';
  return (
    <Stack as="section" gap={2} aria-label={thread.comments[0]?.text.slice(0, 60)}>
      <Remarks thread={thread} disclosure={disclosure} />
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
          id={thread.id}
          label={t`Your answer`}
          action={t`Reply`}
          work={work}
          pending={answer.isPending}
          error={answer.error ? problem(answer.error) : undefined}
          onSend={(draft, done) =>
            void answer.mutateAsync({ threadId: thread.id, ...draft }).then(
              () => {
                done();
                setAnswering(false);
              },
              () => {},
            )
          }
        />
      )}
    </Stack>
  );
};

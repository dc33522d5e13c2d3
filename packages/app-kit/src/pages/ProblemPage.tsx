import { ApiError, busySeconds } from '@esg/api-client';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useProblemSentences } from '../problems/use-problem-sentence.ts';
import { MessagePage } from './MessagePage.tsx';

const BusyPage = lazy(async () => ({ default: (await import('./BusyPage.tsx')).BusyPage }));

/** Something could not be shown: what happened, what was kept, and a way to try again. */
export const ProblemPage = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { problem } = useProblemSentences();
  const requestId = error instanceof ApiError ? error.problem?.requestId : undefined;
  const seconds = busySeconds(error);
  if (seconds !== undefined)
    return (
      <Suspense>
        <BusyPage seconds={seconds} onRetry={onRetry} />
      </Suspense>
    );
  return (
    <MessagePage
      title={<Trans>This page couldn’t be shown</Trans>}
      reference={requestId && <Trans>Reference: {requestId}</Trans>}
      action={
        <Button emphasis="strong" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {problem(error)}
    </MessagePage>
  );
};

import { ApiError } from '@esg/api-client';
import { Button, ErrorPanel } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useProblemSentences } from '../problems/use-problem-sentence.ts';

type LoadFailedProps = {
  /** What could not be read. */
  readonly title: ReactNode;
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** Replaces what could not be read: what it is, why, the reference that support asks for, and another try. */
export const LoadFailed = ({ title, error, onRetry }: LoadFailedProps) => {
  const { problem } = useProblemSentences();
  const requestId = error instanceof ApiError ? error.problem?.requestId : undefined;
  return (
    <ErrorPanel
      title={title}
      reference={requestId && <Trans>Reference: {requestId}</Trans>}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {problem(error)}
    </ErrorPanel>
  );
};

import type { ApiError } from '@esg/api-client';
import { useProblemSentences } from '@esg/app-kit';
import { Button, ErrorPanel, Skeleton, SkeletonGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type AnsweredProps<Data> = {
  readonly query: UseQueryResult<Data, ApiError>;
  /** Heading of the panel when nothing can be shown. */
  readonly failed: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** The data of a query; a skeleton until then, and a retry if it failed. Earlier data stay. */
export const Answered = <Data,>({ query: { data, error, refetch }, failed, children }: AnsweredProps<Data>) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  if (data !== undefined) return children(data);
  if (!error)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton width="60%" />
        <Skeleton shape="block" height="4.5rem" />
      </SkeletonGroup>
    );
  return (
    <ErrorPanel
      title={failed}
      action={
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {problem(error)}
    </ErrorPanel>
  );
};

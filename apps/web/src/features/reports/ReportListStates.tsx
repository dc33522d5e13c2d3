import { ApiError } from '@esg/api-client';
import { useProblemSentences } from '@esg/app-kit';
import { Button, Card, ErrorPanel, Grid, Skeleton, SkeletonGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type ReportListProps = {
  /** Shows no more than these; all, page by page, when left out. */
  readonly max?: number;
  /** Place of each report's name in the outline of the page. */
  readonly level: 2 | 3;
  /** Only those whose name holds these words. */
  readonly q?: string | undefined;
  /** Stands for the list where it is empty for another reason than that there are none. */
  readonly none?: ReactNode;
};

/** Cards on their way. */
export const ReportCardsPending = ({ count = 3 }: { readonly count?: number }) => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading reports`}>
      <Grid cell="medium">
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <Card key={place}>
            <Skeleton width="70%" height="1.5rem" />
            <Skeleton width="40%" />
            <Skeleton width="50%" />
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
};

type ReportListProblemProps = Pick<ReportListProps, 'level'> & {
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** The list could not be read. */
export const ReportListProblem = ({ error, onRetry, level }: ReportListProblemProps) => {
  const { problem } = useProblemSentences();
  const requestId = error instanceof ApiError ? error.problem?.requestId : undefined;
  return (
    <ErrorPanel
      level={level}
      title={<Trans>Couldn’t load the reports</Trans>}
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

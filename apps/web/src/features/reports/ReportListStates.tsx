import { ApiError } from '@esg/api-client';
import { useProblemSentences } from '@esg/app-kit';
import { Button, Card, ErrorPanel, Grid, Skeleton, SkeletonGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type ReportListProps = {
  /** The most reports to show; all, page by page, if left out. */
  readonly max?: number;
  /** Heading level of each report's name on the page. */
  readonly level: 2 | 3;
  /** Only reports whose name has these words. */
  readonly q?: string | undefined;
  /** Replaces a list that is empty although there are reports. */
  readonly none?: ReactNode;
};

/** Cards while reports load. */
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

/** Says that the list could not be loaded. */
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

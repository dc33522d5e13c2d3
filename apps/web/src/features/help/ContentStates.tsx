import { ApiError } from '@esg/api-client';
import { useProblemSentences } from '@esg/app-kit';
import { Button, ErrorPanel, Skeleton, SkeletonGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type ContentStateProps = { readonly error: unknown; readonly onRetry: () => void };

/** Shown while articles or news load, or when loading failed. */
export const ContentState = ({ error, onRetry }: ContentStateProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  if (!error)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton width="70%" />
        <Skeleton shape="block" height="8rem" />
      </SkeletonGroup>
    );
  const requestId = error instanceof ApiError ? error.problem?.requestId : undefined;
  return (
    <ErrorPanel
      title={<Trans>Couldn’t load this</Trans>}
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

import { useProblemSentences } from '@esg/app-kit';
import { Button, ErrorPanel, Skeleton, SkeletonGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type LoadingProps = { readonly error: unknown; readonly onRetry: () => void };

/** Replaces a form whose data are loading or failed to load. */
export const Loading = ({ error, onRetry }: LoadingProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  if (error)
    return (
      <ErrorPanel
        title={<Trans>Couldn’t load this page</Trans>}
        action={
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {problem(error)}
      </ErrorPanel>
    );
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton width="60%" />
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
};

import { problemSentence } from '@esg/app-kit';
import { Button, ErrorPanel, Skeleton, SkeletonGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Placeholder of a step whose content is loading. */
export const StepSkeleton = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton width="16rem" height="1.5rem" />
      <Skeleton width="32rem" />
      <Skeleton shape="block" height="10rem" />
      <Skeleton shape="block" height="10rem" />
    </SkeletonGroup>
  );
};

type StepErrorProps = { error: unknown; onRetry: () => void };

/** Shown instead of a step whose content could not be loaded. */
export const StepError = ({ error, onRetry }: StepErrorProps) => {
  const { t, i18n } = useLingui();
  return (
    <ErrorPanel
      title={t`Couldn’t load this step`}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {i18n._(problemSentence(error))}
    </ErrorPanel>
  );
};

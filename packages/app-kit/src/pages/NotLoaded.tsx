import { Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';

type NotLoadedProps = {
  /** What could not be read. */
  readonly title: ReactNode;
  /** Nothing while it is loading. */
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** Replaces a list that is not there: a skeleton while it loads, and another try where it failed. */
export const NotLoaded = ({ title, error, onRetry }: NotLoadedProps) => {
  const { t } = useLingui();
  return error ? (
    <LoadFailed title={title} error={error} onRetry={onRetry} />
  ) : (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton width="60%" />
      <Skeleton shape="block" height="8rem" />
    </SkeletonGroup>
  );
};

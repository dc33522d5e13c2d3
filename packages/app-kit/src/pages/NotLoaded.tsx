import { Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';

type NotLoadedProps = {
  /** What could not be read. */
  readonly title: ReactNode;
  /** Nothing while it is on its way. */
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** In the place of a list that is not there: bones while it is on its way, and another try where it failed. */
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

import { LoadFailed } from '@esg/app-kit';
import { Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type UnreadProps = { readonly title: ReactNode; readonly error: unknown; readonly onRetry: () => void };

/** In place of a list: bones while it is on its way, and another try where it failed. */
export const Unread = ({ title, error, onRetry }: UnreadProps) => {
  const { t } = useLingui();
  return error ? (
    <LoadFailed title={title} error={error} onRetry={onRetry} />
  ) : (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton width="60%" />
      <Skeleton shape="block" height="6rem" />
    </SkeletonGroup>
  );
};

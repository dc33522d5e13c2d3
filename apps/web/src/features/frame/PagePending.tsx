import { Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

/** Stands for a page that is on its way. */
export const PagePending = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton width="40%" height="2rem" />
      <Skeleton width="60%" />
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
};

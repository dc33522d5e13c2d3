import { Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

/** Placeholder of the publication panel and the findings below it, while they are loaded. */
export const FindingsSkeleton = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton shape="block" height="4.5rem" />
      <Skeleton width="16rem" height="1.5rem" />
      <Skeleton shape="block" height="14rem" />
    </SkeletonGroup>
  );
};

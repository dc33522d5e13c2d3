import { Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import * as css from './ContributionFrame.css.ts';

/** Replaces the questions while they load. */
export const TaskSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={css.inset}>
      <SkeletonGroup label={t`Loading`}>
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    </div>
  );
};

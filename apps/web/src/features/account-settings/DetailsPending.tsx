import { Skeleton, SkeletonGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

/** Shown while details load. */
export const DetailsPending = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      {['70%', '50%', '60%', '40%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </SkeletonGroup>
  );
};

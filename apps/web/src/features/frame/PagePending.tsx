import { Heading, Skeleton, SkeletonGroup, VisuallyHidden } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

/** Replaces the first page while it loads: a landmark and a title are there from the beginning. */
export const PagePending = () => {
  const { t } = useLingui();
  return (
    <main aria-busy>
      <VisuallyHidden>
        <Heading level={1}>{t`Loading`}</Heading>
      </VisuallyHidden>
      <SkeletonGroup label={t`Loading`}>
        <Skeleton width="40%" height="2rem" />
        <Skeleton width="60%" />
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    </main>
  );
};

import { Heading, Skeleton, SkeletonGroup, VisuallyHidden } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

/** Stands for the first page while it is on its way: a landmark and a title are there from the beginning. */
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

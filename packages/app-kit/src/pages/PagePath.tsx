import { Breadcrumb, type BreadcrumbProps } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

/** Where a page belongs: links to the pages above it, and its own title last. */
export const PagePath = ({ above, current }: Pick<BreadcrumbProps, 'above' | 'current'>) => {
  const { t } = useLingui();
  return (
    <Breadcrumb label={t`Where this page belongs`} moreLabel={t`Show all levels`} above={above} current={current} />
  );
};

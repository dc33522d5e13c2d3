import { Trans, useLingui } from '@lingui/react/macro';
import * as css from './BrandDraftBanner.css.ts';

type BrandDraftBannerProps = {
  /** Host of the tenant whose draft is seen. */
  readonly tenantHost: string;
  /** Path of the tenant's site to come back to. */
  readonly next: string;
};

/** Says on every page of a visitor with a preview link that the brand is a draft, and leads out of it on all sites at once. */
export const BrandDraftBanner = ({ tenantHost, next }: BrandDraftBannerProps) => {
  const { t } = useLingui();
  return (
    <aside className={css.bar} aria-label={t`Draft of the brand`}>
      <span>
        <Trans>This is a draft of the brand, not yet published</Trans>
      </span>
      <a className={css.leave} href={`/brand-preview/leave?${new URLSearchParams({ tenant: tenantHost, next })}`}>
        <Trans>Leave preview</Trans>
      </a>
    </aside>
  );
};

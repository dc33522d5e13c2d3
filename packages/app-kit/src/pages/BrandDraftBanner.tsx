import { Banner, Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type BrandDraftBannerProps = {
  /** Host of the tenant whose draft is shown. */
  readonly tenantHost: string;
  /** Path of the tenant's site to return to. */
  readonly next: string;
};

/** Says on every page of a visitor with a preview link that the brand is a draft, and ends the preview on all sites at once. */
export const BrandDraftBanner = ({ tenantHost, next }: BrandDraftBannerProps) => {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Draft of the brand`}>
      <Banner
        tone="warning"
        shape="bar"
        title={<Trans>This is a draft of the brand, not yet published</Trans>}
        action={
          <Button asChild size="compact">
            <a href={`/brand-preview/leave?${new URLSearchParams({ tenant: tenantHost, next })}`}>
              <Trans>Leave preview</Trans>
            </a>
          </Button>
        }
      />
    </aside>
  );
};

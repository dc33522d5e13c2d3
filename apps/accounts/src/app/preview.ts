import { startKeys } from '@esg/api-client';
import { activate } from '@esg/app-kit';
import { type PreviewImages, receiveBrandPreview, settingsWith } from '@esg/app-kit/brand-preview';
import { tenantOrigin } from '@esg/app-kit/next-path';
import type { TenantSettings } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';

/** The gateway serves the same pictures at this site's own origin, the only one its pages may load from. */
const atOwnOrigin = (images: PreviewImages, tenant: string): PreviewImages =>
  Object.fromEntries(
    Object.entries(images).map(([kind, address]) => [
      kind,
      address.startsWith(`${tenant}/`) ? `${location.origin}${address.slice(tenant.length)}` : address,
    ]),
  );

/** The studio sends every picture of the brand; a removed one must not be shown. */
const noPictures = { logo: { origin: '', originalName: '' }, miniLogo: { origin: '' } };

/** Shows this page in the brand that the tenant's brand studio around it sends. Nothing of it is stored. */
export const followStudio = (tenantHost: string, opened: TenantSettings, queryClient: QueryClient): void => {
  // The studio decides what is shown here, even if a preview link is open in the same browser.
  const { preview: _, ...own } = opened;
  const settings = { ...own, ...noPictures };
  const tenant = tenantOrigin(tenantHost, location);
  receiveBrandPreview({
    allowedOrigins: [tenant],
    onLanguage: (language) => void activate(language),
    onBrand: (brand) =>
      queryClient.setQueryData<TenantSettings>(
        startKeys.tenantSettings,
        settingsWith(settings, { ...brand, images: atOwnOrigin(brand.images, tenant) }),
      ),
  });
};

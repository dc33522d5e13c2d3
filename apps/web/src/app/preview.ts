import { ApiError, startKeys } from '@esg/api-client';
import { activate } from '@esg/app-kit';
import { receiveBrandPreview, settingsWith } from '@esg/app-kit/brand-preview';
import type { TenantSettings } from '@esg/contract';
import type { Composed } from './compose.ts';

/** Drafts of an earlier visit to this browser wait for a page that is not in a frame. */
const writeNothing = ({ api }: Composed['services']) =>
  api.interceptors.request.use((request) => {
    if (request.method !== 'GET') throw new ApiError(0, 'network.unreachable');
    return request;
  });

/** The studio provides every picture of the brand; one that was removed there must not be shown. */
const noPictures = { logo: { origin: '', originalName: '' }, miniLogo: { origin: '' } };

/**
 * Shows this page in the brand of the studio that frames it, in its mode and language. Neither is stored, and the page writes nothing to
 * the gateway.
 */
export const followStudio = ({ services, queryClient }: Composed): void => {
  // The studio already says that this is a preview; a preview link that is open as well does not.
  const { preview: _, ...own } = services.tenant.settings;
  const settings = { ...own, ...noPictures };
  writeNothing(services);
  receiveBrandPreview({
    allowedOrigins: [location.origin],
    onLanguage: (language) => void activate(language),
    onBrand: (brand) =>
      queryClient.setQueryData<TenantSettings>(startKeys.tenantSettings, settingsWith(settings, brand)),
  });
};

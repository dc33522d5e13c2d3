import { ApiError, keys } from '@esg/api-client';
import { activate } from '@esg/app-kit';
import { receiveBrandPreview, settingsWith } from '@esg/app-kit/brand-preview';
import type { TenantSettings } from '@esg/contract';
import type { Composed } from './compose.ts';

/** Drafts that an earlier visit left in this browser wait for a page that is not framed. */
const writeNothing = ({ api }: Composed['services']) =>
  api.interceptors.request.use((request) => {
    if (request.method !== 'GET') throw new ApiError(0, 'network.unreachable');
    return request;
  });

/** The studio brings every picture that the brand has; one that was taken out of it must not be seen. */
const noPictures = { logo: { origin: '', originalName: '' }, miniLogo: { origin: '' } };

/**
 * Dresses this page in the brand that the studio above it shows, in its mode and language. Neither is stored, and the
 * page writes nothing to the gateway.
 */
export const followStudio = ({ services, queryClient }: Composed): void => {
  // The studio itself says what is seen here; a preview link that is open beside it does not.
  const { preview: _, ...own } = services.tenant.settings;
  const settings = { ...own, ...noPictures };
  writeNothing(services);
  receiveBrandPreview({
    allowedOrigins: [location.origin],
    onLanguage: (language) => void activate(language),
    onBrand: (brand) => queryClient.setQueryData<TenantSettings>(keys.tenantSettings, settingsWith(settings, brand)),
  });
};

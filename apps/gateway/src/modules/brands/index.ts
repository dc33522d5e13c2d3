import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import type { BrandDeps } from './brands.deps.ts';
import { versionRoutes } from './brands.routes.ts';
import { draftRoutes } from './draft.routes.ts';

export { type BrandRow, fileColumns, findBrand, findOwnBrand, nextNumber } from './brand-row.repository.ts';
export { type BrandLook, brandLookOf, brandOf, picturePath } from './brand-view.ts';
export { requireManager } from './brand-work.ts';
export { findStanding } from './brands.repository.ts';
export { brands } from './brands.tables.ts';
export { createBrandDrawings, drawnHash, drawnHashes } from './drawings.ts';
export { readPicture } from './images.service.ts';
export { emailBrandOf, writeLetter } from './mail.ts';
export { findOwner } from './owner.repository.ts';
export { createPictureReader } from './picture-reader.ts';
export { findSite, type Place, placeOf } from './place.ts';
export { findSharedDraft } from './preview.service.ts';
export { listRemarks } from './remarks.repository.ts';

/** Routes of brands. `onPublished` is called once a tenant has another brand. */
export const brandsRoutes = (deps: GatewayDeps, onPublished: BrandDeps['onPublished']) => {
  const brandDeps = { ...deps, onPublished };
  return createTenantRouter().route('/', versionRoutes(brandDeps)).route('/', draftRoutes(brandDeps));
};

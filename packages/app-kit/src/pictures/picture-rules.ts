import { type BrandImageKind, brandImageRules, limits } from '@esg/contract';
import type { ImageLimits } from '@esg/ui';

const endings = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/svg+xml': ['.svg'],
  'image/x-icon': ['.ico'],
} as const;

/** Media types of this kind of picture with their file endings. */
export const acceptedPictures = (kind: BrandImageKind): Record<string, readonly string[]> =>
  Object.fromEntries(brandImageRules[kind].mediaTypes.map((type) => [type, endings[type]]));

/** The rules for a chosen picture of this kind and for its two copies (spec section 5). */
export const pictureLimits = (kind: BrandImageKind): ImageLimits => ({
  sizeBytesMax: limits.logoBytesMax,
  pixelsMin: brandImageRules[kind].pixelsMin,
  originalPixelsMax: limits.logoPixelsMax,
  originalBytesMax: limits.logoOriginalBytesMax,
  thumbnailPixels: limits.logoThumbnailPixels,
  thumbnailBytesMax: limits.logoThumbnailBytesMax,
});

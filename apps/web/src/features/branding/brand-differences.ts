import { type Brand, type BrandImageKind, brandImageKeys, brandImageKinds } from '@esg/contract';
import { type BrandField, differingFields } from './brand-fields.ts';

/** As much of a version as its pages show. */
export type BrandParts = Pick<Brand, 'content' | 'images'>;

export type BrandDifferences = { readonly fields: readonly BrandField[]; readonly images: readonly BrandImageKind[] };

/** Words and colours, and pictures, in which two brands look different. */
export const differencesOf = (before: BrandParts, after: BrandParts): BrandDifferences => ({
  fields: differingFields(before.content, after.content),
  // The address of a picture changes with the picture.
  images: brandImageKinds.filter((kind) => {
    const key = brandImageKeys[kind];
    return before.images[key]?.origin !== after.images[key]?.origin;
  }),
});

/** How many things differ. */
export const differenceCount = ({ fields, images }: BrandDifferences): number => fields.length + images.length;

import { type Brand, type BrandImageKind, brandImageKeys, brandImageKinds } from '@esg/contract';
import { type BrandField, differingFields } from './brand-fields.ts';

/** The parts of a version that its pages show. */
export type BrandParts = Pick<Brand, 'content' | 'images'>;

export type BrandDifferences = { readonly fields: readonly BrandField[]; readonly images: readonly BrandImageKind[] };

/** Fields and pictures in which two brands differ. */
export const differencesOf = (before: BrandParts, after: BrandParts): BrandDifferences => ({
  fields: differingFields(before.content, after.content),
  // A changed picture has another address.
  images: brandImageKinds.filter((kind) => {
    const key = brandImageKeys[kind];
    return before.images[key]?.origin !== after.images[key]?.origin;
  }),
});

/** The number of differences. */
export const differenceCount = ({ fields, images }: BrandDifferences): number => fields.length + images.length;

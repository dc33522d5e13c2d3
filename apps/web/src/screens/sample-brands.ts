import type { Brand, BrandContent, BrandImages, Brands } from '@esg/contract';
import { sampleSettings } from '@esg/tokens';

/** Versions of a sample company's brand, for stories. */

const markIn = (fill: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><circle cx="16" cy="16" r="14" fill="${fill}"/><rect x="38" y="11" width="54" height="10" fill="${fill}"/></svg>`,
  )}`;

const imagesIn = (fill: string): BrandImages => {
  const image = { origin: markIn(fill), originalName: 'kestrel.svg', mediaType: 'image/svg+xml' };
  return { logo: image, logoDark: null, miniLogo: image, favicon: image };
};

const contentOf = (companyName: string, tenant: 'verdant' | 'harbour'): BrandContent => ({
  companyName,
  supportEmail: 'help@kestrel.example',
  colorSetting: sampleSettings[tenant],
});

const mei = { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f10', name: 'Mei Lam' };

const versionOf = (number: number, content: BrandContent, more: Partial<Brand> = {}): Brand => ({
  id: `version-${number}`,
  state: 'superseded',
  number,
  content,
  images: imagesIn(content.colorSetting.primary.color),
  version: number,
  updatedAt: `2026-11-0${number}T02:42:00.000Z`,
  updatedBy: mei,
  publishedAt: `2026-11-0${number}T02:42:00.000Z`,
  publishedBy: mei,
  restoredFrom: null,
  ...more,
});

const green = contentOf('Kestrel Packaging', 'verdant');
const navy = contentOf('Kestrel Group', 'harbour');

/** The third version restored the first one; a draft goes in another direction. */
export const sampleBrands: Brands = {
  published: versionOf(3, green, { state: 'published', restoredFrom: { id: 'version-1', number: 1 } }),
  draft: versionOf(4, navy, { state: 'draft', number: null, publishedAt: null, publishedBy: null }),
  history: [versionOf(2, navy), versionOf(1, green, { publishedAt: null, publishedBy: null })],
  sharedUntil: '2026-11-28T02:42:00.000Z',
  remarks: [
    {
      id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f21',
      kind: 'approved',
      text: null,
      version: 4,
      author: mei,
      createdAt: '2026-11-21T03:10:00.000Z',
    },
    {
      id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f20',
      kind: 'comment',
      text: 'The navy reads well.',
      version: 3,
      author: mei,
      createdAt: '2026-11-21T02:50:00.000Z',
    },
  ],
};

/** Two people who started from the same version: both changed the name, one of them the address. */
export const sampleConflict = {
  seen: green,
  mine: { ...green, companyName: 'Kestrel Board', supportEmail: 'care@kestrel.example' },
  current: {
    value: navy,
    version: 5,
    updatedAt: '2026-11-21T02:42:00.000Z',
    updatedBy: { name: 'Arjun Rao' },
  },
};

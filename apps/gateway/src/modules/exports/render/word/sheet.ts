import type { ReportModel } from '@esg/contract';
import { PageOrientation } from 'docx';
import type { RenderAssets } from '../assets.ts';
import { marginsOf } from '../pdf/letterhead.ts';
import { twips } from './styles.ts';

/** A plain page. */
export const page = {
  size: { width: 11906, height: 16838 },
  margin: {
    left: twips(48),
    right: twips(48),
    top: twips(76),
    bottom: twips(66),
    header: twips(34),
    footer: twips(34),
  },
};

/** The page with margins for the letterhead, and its running head and foot between the two. */
export const pageOf = ({ brand: { letterhead } }: ReportModel, { letterhead: picture }: RenderAssets): typeof page => {
  if (!letterhead || !picture) return page;
  const { top, bottom } = marginsOf(letterhead);
  return {
    ...page,
    margin: {
      ...page.margin,
      top: twips(top),
      bottom: twips(bottom),
      header: twips(top - 36),
      footer: twips(bottom - 32),
    },
  };
};

/** A plain page in landscape: the library swaps the sides itself. */
export const landscapePage = { ...page, size: { ...page.size, orientation: PageOrientation.LANDSCAPE } };

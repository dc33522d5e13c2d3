import type { ReportModel } from '@esg/contract';
import {
  CharacterSet,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
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

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89;
/** A4 at 96 pixels an inch, in which Word has sizes of pictures. */
const pagePixels = { width: 794, height: 1123 };

/** The letterhead across the whole page, behind its text; screen readers skip it. */
export const letterheadIn = ({ letterhead }: RenderAssets): ImageRun[] =>
  letterhead
    ? [
        new ImageRun({
          type: isPng(letterhead) ? 'png' : 'jpg',
          data: letterhead,
          transformation: pagePixels,
          floating: {
            behindDocument: true,
            horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: 0 },
            verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: 0 },
            wrap: { type: TextWrappingType.NONE },
          },
        }),
      ]
    : [];

/** The organisation's own font, embedded where its licence allows that. */
export const fontsIn = ({ brand: { font } }: ReportModel, { fonts }: RenderAssets) =>
  font?.inWord && fonts
    ? [
        {
          name: font.family,
          data: Buffer.from(fonts.regular),
          bold: Buffer.from(fonts.bold),
          characterSet: CharacterSet.ANSI,
        },
      ]
    : [];

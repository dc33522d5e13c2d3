import type { ReportModel } from '@esg/contract';
import {
  CharacterSet,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { RenderAssets } from '../assets.ts';

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

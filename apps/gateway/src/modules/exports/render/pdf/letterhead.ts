import type { LetterheadRoom, ReportModel } from '@esg/contract';
import type { RenderAssets } from '../assets.ts';
import type { Canvas } from './canvas.ts';
import { portrait, sheet } from './sheet.ts';

const pointsOf = (millimetres: number) => (millimetres * 72) / 25.4;
/** Room for the running head and foot between the letterhead and the text. */
const [belowHead, aboveFoot] = [40, 36] as const;

/** The margins of text: the usual ones, and larger ones where the letterhead needs them. */
export const marginsOf = ({ headMm, footMm }: LetterheadRoom): { top: number; bottom: number } => ({
  top: Math.max(sheet.top, pointsOf(headMm) + belowHead),
  bottom: Math.max(sheet.bottom, pointsOf(footMm) + aboveFoot),
});

/** From the next page on text leaves the letterhead free. Returns the function that draws it behind a page; landscape pages have none. */
export const beginLetterhead = (
  canvas: Canvas,
  { brand: { letterhead } }: ReportModel,
  { letterhead: bytes }: RenderAssets,
): (() => void) | undefined => {
  if (!letterhead || !bytes) return undefined;
  const { doc } = canvas;
  const picture = doc.openImage(Buffer.from(bytes));
  canvas.margins = marginsOf(letterhead);
  return () => {
    if (canvas.format !== portrait) return;
    canvas.artifact(() => doc.image(picture, 0, 0, { width: portrait.width, height: portrait.height }), 'Pagination');
  };
};

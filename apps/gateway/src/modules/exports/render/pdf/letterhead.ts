import type { LetterheadRoom } from '@esg/contract';
import type { Canvas } from './canvas.ts';
import { sheet, upright } from './sheet.ts';

/** A picture of the whole page, and how much of it stands above and below what flows down the page, in millimetres. */
export type Letterhead = LetterheadRoom & { picture: Uint8Array };

const pointsOf = (millimetres: number) => (millimetres * 72) / 25.4;
/** Room for the running head and foot between the letterhead and the text. */
const [belowHead, aboveFoot] = [40, 36] as const;

/** How far text keeps from the edges: as on every page, and further where the letterhead needs it. */
export const marginsOf = (letterhead: LetterheadRoom | undefined): { top: number; bottom: number } => ({
  top: Math.max(sheet.top, pointsOf(letterhead?.headMm ?? 0) + belowHead),
  bottom: Math.max(sheet.bottom, pointsOf(letterhead?.footMm ?? 0) + aboveFoot),
});

/** Draws the letterhead behind every upright page that is begun. */
export const letterheadPainter = (canvas: Canvas, letterhead: Letterhead) => {
  const { doc } = canvas;
  const picture = doc.openImage(Buffer.from(letterhead.picture));
  return () => {
    if (canvas.format !== upright) return;
    canvas.artifact(() => doc.image(picture, 0, 0, { width: upright.width, height: upright.height }), 'Pagination');
  };
};

import sharp from 'sharp';
import type { Area, Box, Turn } from './page.ts';

type Size = { readonly width: number; readonly height: number };

/** The head of a grey picture of pdftoppm: its kind, its size and the brightest value, then one byte a pixel. */
const headOf = (picture: Uint8Array) => {
  const head = /^P5\s+(?:#[^\n]*\n)*(\d+)\s+(\d+)\s+255\s/.exec(
    Buffer.from(picture.subarray(0, 200)).toString('latin1'),
  );
  if (!head) throw new Error('The picture is not one of grey pixels');
  return { width: Number(head[1]), height: Number(head[2]), from: head[0].length };
};

/** Width and height of a grey picture in pixels. Throws where it is none. */
export const sizeOf = (picture: Uint8Array): Size => {
  const { width, height } = headOf(picture);
  return { width, height };
};

/** The same picture, turned, as PNG. */
export const turnPicture = (picture: Uint8Array, turn: Turn): Promise<Uint8Array> => {
  const { width, height, from } = headOf(picture);
  return sharp(picture.subarray(from), { raw: { width, height, channels: 1 } })
    .rotate(turn)
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** The size of a picture after it is turned. */
export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };

type Drawn = {
  /** The picture in which it was read. */
  readonly picture: Size;
  readonly area: Area;
  /** How the picture was turned after the page was drawn. */
  readonly turn: Turn;
};

/** Where a box of a picture, in pixels from its lower left corner, lies in the file: left, bottom, width and height in points. */
export const toFile = ([left, bottom, right, top]: Box, { picture, area, turn }: Drawn): number[] => {
  const [x0, y0, x1, y1] = area.view;
  const whole = (area.turn + turn) % 360;
  const isSide = whole === 90 || whole === 270;
  const across = (isSide ? y1 - y0 : x1 - x0) / picture.width;
  const down = (isSide ? x1 - x0 : y1 - y0) / picture.height;
  const u0 = left * across;
  const u1 = right * across;
  const v0 = bottom * down;
  const v1 = top * down;
  const corners: Box =
    whole === 90
      ? [x1 - v1, y0 + u0, x1 - v0, y0 + u1]
      : whole === 180
        ? [x1 - u1, y1 - v1, x1 - u0, y1 - v0]
        : whole === 270
          ? [x0 + v0, y1 - u1, x0 + v1, y1 - u0]
          : [x0 + u0, y0 + v0, x0 + u1, y0 + v1];
  const [l, b, r, t] = corners;
  return [l, b, r - l, t - b].map((value) => Math.round(value * 10) / 10);
};

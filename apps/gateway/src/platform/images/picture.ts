import { bytesPerMegabyte, type ProblemCode } from '@esg/contract';
import sharp from 'sharp';
import { ProblemError } from '../http/problem.ts';
import { cleanSvg } from './svg/clean-svg.ts';

/** Bytes of a picture with their type. */
export type Picture = { bytes: Uint8Array; mediaType: string };

/** A picture that claims to be larger than this when unpacked is an attack, not a logo. */
const inputPixelsMax = 40_000_000;
/** How long drawing one picture may take. */
export const drawSecondsMax = 10;
export const transparent = { r: 255, g: 255, b: 255, alpha: 0 };
export const svgMediaType = 'image/svg+xml';

const megabytes = (bytes: number) => (bytes / bytesPerMegabyte).toFixed(2);

/** A refusal of an uploaded picture, naming its part of the form. */
export const refuse = (code: ProblemCode, params: Record<string, string | number> = {}, path = 'original') =>
  new ProblemError(code, { issues: [{ path, rule: 'invalid', params }] });

/** Throws `file.too_big` with the size in megabytes, for the sentence of spec section 5. */
export const requireSize = (bytes: Uint8Array, bytesMax: number, path = 'original') => {
  if (bytes.length > bytesMax) throw refuse('file.too_big', { size: megabytes(bytes.length) }, path);
};

/** Opens a picture made of pixels for drawing. */
export const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: inputPixelsMax, failOn: 'error' });

/** The picture for drawing: an SVG is cleaned again and drawn at the required size, so that it stays sharp. */
const openAt = ({ bytes, mediaType }: Picture, width: number, height: number) => {
  if (mediaType !== svgMediaType) return open(bytes).rotate();
  const drawing = cleanSvg(bytes);
  const scale = Math.min(width / drawing.width, height / drawing.height);
  return open(drawing.write({ width: drawing.width * scale, height: drawing.height * scale }));
};

/**
 * The picture as PNG inside a box of pixels, for formats without SVG: PDF, Word, Excel, e-mail, icons. Pictures made of pixels are never
 * enlarged; with `fill` the rest of the box is transparent.
 */
export const drawPng = (
  picture: Picture,
  { width, height, fill = false }: { width: number; height: number; fill?: boolean },
): Promise<Uint8Array> =>
  openAt(picture, width, height)
    .resize(
      width,
      height,
      fill ? { fit: 'contain', background: transparent } : { fit: 'inside', withoutEnlargement: true },
    )
    .timeout({ seconds: drawSecondsMax })
    .png()
    .toBuffer();

import { type BrandImageKind, brandImageRules, drawingLimits, limits } from '@esg/contract';
import { fileTypeFromBuffer } from 'file-type';
import { largestOfIco, looksLikeIco } from './ico.ts';
import { drawPng, drawSecondsMax, open, type Picture, refuse, requireSize, svgMediaType } from './picture.ts';
import { cleanSvg, looksLikeSvg } from './svg/clean-svg.ts';

/** A checked picture that may be stored and shown, and its thumbnail of 100 by 100 as PNG. */
export type CheckedImage = { original: Picture; thumbnail: Picture; width: number; height: number };

/** The type of the bytes, whatever their name says. */
const readMediaType = async (bytes: Uint8Array): Promise<string | undefined> => {
  if (looksLikeIco(bytes)) return 'image/x-icon';
  if (looksLikeSvg(bytes)) return svgMediaType;
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
};

const requireMediaType = async (kind: BrandImageKind, bytes: Uint8Array) => {
  const found = await readMediaType(bytes);
  const allowed: readonly string[] = brandImageRules[kind].mediaTypes;
  if (!found || !allowed.includes(found)) throw refuse('file.format_refused');
  return found;
};

const requirePixels = (kind: BrandImageKind, { width, height }: { width: number; height: number }) => {
  const { pixelsMin } = brandImageRules[kind];
  if (Math.min(width, height) < pixelsMin) throw refuse('file.image_too_small', { pixels: pixelsMin });
};

const drawThumbnail = async (picture: Picture): Promise<Picture> => {
  const side = limits.logoThumbnailPixels;
  return { bytes: await drawPng(picture, { width: side, height: side, fill: true }), mediaType: 'image/png' };
};

const drawVector = async (bytes: Uint8Array): Promise<CheckedImage> => {
  requireSize(bytes, drawingLimits.bytesMax);
  const { width, height, write } = cleanSvg(bytes);
  const original = { bytes: write(), mediaType: svgMediaType };
  const thumbnail = await drawThumbnail(original);
  // A drawing that consists only of forbidden parts is empty now: refuse it instead of showing nothing for a logo.
  const { channels } = await open(thumbnail.bytes).stats();
  if (channels[3]?.max === 0) throw refuse('file.unreadable');
  return { original, thumbnail, width, height };
};

const drawPixels = async (bytes: Uint8Array, mediaType: string): Promise<CheckedImage> => {
  const side = limits.logoPixelsMax;
  const { data, info } = await open(bytes)
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: drawSecondsMax })
    .toBuffer({ resolveWithObject: true });
  const original = { bytes: data, mediaType };
  return { original, thumbnail: await drawThumbnail(original), width: info.width, height: info.height };
};

const orUnreadable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && error.name === 'ProblemError' ? error : refuse('file.unreadable');
  }
};

/**
 * Checks a picture of a brand by its bytes, never by its name, and makes it again: pixels are redrawn, at most 1600 a side, drawings (SVG)
 * keep only what is known to be harmless, icon files give their largest picture as PNG. Content hidden in the file is lost. Throws
 * `file.too_big`, `file.format_refused`, `file.unreadable` or `file.image_too_small` (spec section 5).
 */
export const checkBrandImage = async (kind: BrandImageKind, bytes: Uint8Array): Promise<CheckedImage> => {
  requireSize(bytes, limits.logoOriginalBytesMax);
  const mediaType = await requireMediaType(kind, bytes);
  return orUnreadable(async () => {
    if (mediaType === svgMediaType) return drawVector(bytes);
    const isIcon = mediaType === 'image/x-icon';
    const pixels = isIcon ? await largestOfIco(bytes) : bytes;
    requirePixels(kind, await open(pixels).metadata());
    return drawPixels(pixels, isIcon ? 'image/png' : mediaType);
  });
};

/** The browser's thumbnail is checked for its size and discarded: the gateway draws its own from the checked picture. */
export const checkThumbnail = (bytes: Uint8Array) => requireSize(bytes, limits.logoThumbnailBytesMax, 'thumbnail');

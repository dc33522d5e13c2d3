import { bytesPerMegabyte, limits, logoMediaTypes, type ProblemCode } from '@esg/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ProblemError } from '../http/problem.ts';

/** A picture that says it is larger than this when unpacked is a bomb, not a logo. */
const inputPixelsMax = 40_000_000;
const secondsMax = 10;

export type Picture = { bytes: Uint8Array; mediaType: string };

const megabytes = (bytes: number) => (bytes / bytesPerMegabyte).toFixed(2);
const refuse = (code: ProblemCode, params: Record<string, string | number> = {}, path = 'original') =>
  new ProblemError(code, { issues: [{ path, rule: 'invalid', params }] });

/** Throws `file.too_big` with the size in megabytes, for the sentence of spec section 5. */
const requireSize = (bytes: Uint8Array, bytesMax: number, path: string) => {
  if (bytes.length > bytesMax) throw refuse('file.too_big', { size: megabytes(bytes.length) }, path);
};

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: inputPixelsMax, failOn: 'error' });

const requireFormat = async (bytes: Uint8Array) => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mediaType = logoMediaTypes.find((allowed) => allowed === found?.mime);
  if (!mediaType) throw refuse('file.format_refused');
  return mediaType;
};

const requirePixels = async (bytes: Uint8Array) => {
  const { width, height } = await open(bytes)
    .metadata()
    .catch(() => {
      throw refuse('file.unreadable');
    });
  if (Math.min(width, height) < limits.logoPixelsMin)
    throw refuse('file.image_too_small', { pixels: limits.logoPixelsMin });
};

/**
 * Checks a logo by its bytes, never by its name, and draws it anew: what was hidden in the file does not survive.
 * Gives the picture, at most 1600 pixels a side, and its thumbnail of 100 by 100. Throws `file.too_big`,
 * `file.format_refused`, `file.unreadable` or `file.image_too_small` (spec section 5).
 */
export const drawLogo = async (bytes: Uint8Array): Promise<{ original: Picture; thumbnail: Picture }> => {
  requireSize(bytes, limits.logoOriginalBytesMax, 'original');
  const mediaType = await requireFormat(bytes);
  await requirePixels(bytes);
  const side = limits.logoPixelsMax;
  const small = limits.logoThumbnailPixels;
  const transparent = { r: 255, g: 255, b: 255, alpha: 0 };
  try {
    const [original, thumbnail] = await Promise.all([
      open(bytes)
        .rotate()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: secondsMax })
        .toBuffer(),
      open(bytes)
        .rotate()
        .resize(small, small, { fit: 'contain', background: transparent })
        .png()
        .timeout({ seconds: secondsMax })
        .toBuffer(),
    ]);
    return { original: { bytes: original, mediaType }, thumbnail: { bytes: thumbnail, mediaType: 'image/png' } };
  } catch {
    throw refuse('file.unreadable');
  }
};

/** The thumbnail a browser sends is checked for its size and dropped: the gateway draws its own from the checked picture. */
export const checkThumbnail = (bytes: Uint8Array) => requireSize(bytes, limits.logoThumbnailBytesMax, 'thumbnail');

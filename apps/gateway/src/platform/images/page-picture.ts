import { houseStyleLimits, type LetterheadRefusal } from '@esg/contract';
import { fileTypeFromBuffer } from 'file-type';
import { drawSecondsMax, open, type Picture, refuse, requireSize } from './picture.ts';

/** A page at 200 pixels an inch. */
const page = { width: 1654, height: 2339 };
/** Above this size a picture is a photograph, which JPEG stores in a fraction. */
const pngBytesMax = 1_500_000;

const refused = (reason: LetterheadRefusal) =>
  refuse(reason === 'broken' ? 'file.unreadable' : 'file.format_refused', { reason }, 'picture');

const taken: readonly (string | undefined)[] = ['image/png', 'image/jpeg', 'image/webp'];

const drawPage = async (bytes: Uint8Array): Promise<Picture> => {
  const drawn = open(bytes)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(page.width, page.height, { fit: 'fill', withoutEnlargement: false })
    .timeout({ seconds: drawSecondsMax });
  const png = await drawn.clone().png().toBuffer();
  if (png.length <= pngBytesMax) return { bytes: png, mediaType: 'image/png' };
  return { bytes: await drawn.jpeg({ quality: 90 }).toBuffer(), mediaType: 'image/jpeg' };
};

/**
 * Checks the picture of a whole A4 page by its bytes and redraws it on white, so that content hidden in the file is lost. Throws
 * `file.too_big`, `file.format_refused` and `file.unreadable`, the reason among `letterheadRefusals`.
 */
export const checkPagePicture = async (bytes: Uint8Array): Promise<Picture> => {
  requireSize(bytes, houseStyleLimits.letterheadBytesMax, 'picture');
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (found === 'application/pdf') throw refused('pdf');
  if (!taken.includes(found)) throw refused('not-a-picture');
  const sides = await open(bytes)
    .metadata()
    .catch(() => {
      throw refused('broken');
    });
  const { width, height } = sides.autoOrient;
  const { letterheadRatioOff, letterheadWidthMin } = houseStyleLimits;
  if (Math.abs((height / width) * (page.width / page.height) - 1) > letterheadRatioOff) throw refused('not-a4');
  if (width < letterheadWidthMin) throw refused('coarse');
  return drawPage(bytes).catch(() => {
    throw refused('broken');
  });
};

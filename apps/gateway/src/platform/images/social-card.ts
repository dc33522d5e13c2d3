import sharp, { type OverlayOptions } from 'sharp';
import { drawText, type Layer } from './drawn-text.ts';
import { drawPng, open, type Picture } from './picture.ts';

export type CardLook = {
  logo: Picture | undefined;
  companyName: string;
  description: string;
  /** The brand's gradient, the text colour for its first half, and the background of logos; `#rrggbb`. */
  colors: { from: string; middle: string; to: string; on: string; plate: string };
};

/** Size of a picture for link previews that every messenger shows in full. */
export const socialCardSize = { width: 1200, height: 630 };

const margin = 80;
const textWidth = socialCardSize.width - 2 * margin;
const logoBox = { width: 460, height: 120 };
const platePadding = 32;

/** Text fills at most the lower left, up to this share of the gradient; see its boxes. */
const textEnd = 0.78;

const ground = (
  { from, middle, to, plate }: CardLook['colors'],
  plateSize: { width: number; height: number } | undefined,
) => {
  const { width, height } = socialCardSize;
  const logoPlate = plateSize
    ? `<rect x="${margin}" y="${margin}" width="${plateSize.width}" height="${plateSize.height}" rx="24" fill="${plate}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="${from}"/><stop offset="${textEnd}" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${logoPlate}</svg>`;
};

const drawLogo = async (logo: Picture | undefined): Promise<Layer | undefined> => {
  if (!logo) return undefined;
  try {
    const bytes = await drawPng(logo, logoBox);
    const { width, height } = await open(bytes).metadata();
    return { bytes, width, height };
  } catch {
    return undefined;
  }
};

/** Draws the picture that messengers and social networks show beside a link to the tenant, 1200 by 630, as PNG. */
export const drawSocialCard = async ({ logo, companyName, description, colors }: CardLook): Promise<Uint8Array> => {
  const [mark, name, line] = await Promise.all([
    drawLogo(logo),
    drawText({ text: companyName, bold: true, size: 76, color: colors.on }, { width: textWidth, height: 190 }),
    drawText({ text: description, bold: false, size: 34, color: colors.on }, { width: textWidth, height: 90 }),
  ]);
  const over: OverlayOptions[] = [];
  if (mark) over.push({ input: Buffer.from(mark.bytes), left: margin + platePadding, top: margin + platePadding });
  let bottom = socialCardSize.height - margin;
  for (const layer of [line, name])
    if (layer) {
      over.push({ input: Buffer.from(layer.bytes), left: margin, top: bottom - layer.height });
      bottom -= layer.height + 28;
    }
  const plate = mark && { width: mark.width + 2 * platePadding, height: mark.height + 2 * platePadding };
  return sharp(new TextEncoder().encode(ground(colors, plate)))
    .composite(over)
    .png({ compressionLevel: 9 })
    .toBuffer();
};

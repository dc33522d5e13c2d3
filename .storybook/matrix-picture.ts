import { type ColorName, contrast, deriveTheme, type Hex, type Mode } from '@esg/tokens';

type Rgb = readonly [number, number, number];

/** A picture of the page, read pixel by pixel in CSS coordinates of the pictured element. */
export type Picture = { readonly at: (x: number, y: number) => Rgb; readonly width: number; readonly height: number };

/** Reads a PNG. `cssWidth` is the element's, whatever the density of the picture. */
export const readPicture = async (png: Blob, cssWidth: number): Promise<Picture> => {
  const bitmap = await createImageBitmap(png, { colorSpaceConversion: 'none' });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const scale = width / cssWidth;
  const at = (x: number, y: number): Rgb => {
    const start = (Math.floor(y * scale) * width + Math.floor(x * scale)) * 4;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  return { at, width: width / scale, height: height / scale };
};

const hexOf = (rgb: Rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}` as Hex;
const channelsOf = (hex: string): Rgb => {
  const digits = Number.parseInt(hex.slice(1, 7), 16);
  return [digits >> 16, (digits >> 8) & 255, digits & 255];
};
/** The rounding error of the browser's own colours. */
const channelTolerance = 1;
const isSame = (a: Rgb, b: Rgb) => a.every((channel, place) => Math.abs(channel - (b[place] ?? 0)) <= channelTolerance);

const opaque = /^#[0-9a-f]{6}$/;

/** Each swatch whose middle differs from the theme's derived colour. */
export const wrongSwatches = (picture: Picture, root: Element, colorSetting: unknown, mode: Mode): string[] => {
  const origin = root.getBoundingClientRect();
  const { colors } = deriveTheme(colorSetting, mode);
  return [...root.querySelectorAll('[data-sample="swatches"] [data-color]')].flatMap((swatch) => {
    const name = swatch.getAttribute('data-color') as ColorName;
    const box = swatch.getBoundingClientRect();
    const seen = picture.at(box.x - origin.x + box.width / 2, box.y - origin.y + box.height / 2);
    const wanted = colors[name];
    return !opaque.test(wanted) || isSame(seen, channelsOf(wanted))
      ? []
      : [`${name}: ${hexOf(seen)} instead of ${wanted}`];
  });
};

/** The strongest contrast to the background among the pixels of a box; each colour is measured once. */
const contrastIn = (picture: Picture, left: number, top: number, box: DOMRect): number => {
  const seen = new Set<Hex>();
  for (let y = 1; y < box.height - 1; y += 1) {
    for (let x = 1; x < box.width - 1; x += 1) seen.add(hexOf(picture.at(left + x, top + y)));
  }
  const ground = hexOf(picture.at(left + 1, top + 1));
  return Math.max(...[...seen].map((color) => contrast(ground, color)));
};

/** Each pair of the contrast table with too little contrast in the picture. */
export const faintPairs = (picture: Picture, root: Element): string[] => {
  const origin = root.getBoundingClientRect();
  return [...root.querySelectorAll('[data-sample="pairs"] [data-ground]')].flatMap((pair) => {
    const box = pair.getBoundingClientRect();
    const seen = contrastIn(picture, box.x - origin.x, box.y - origin.y, box);
    const least = Number(pair.getAttribute('data-least'));
    const name = `${pair.getAttribute('data-color')} on ${pair.getAttribute('data-ground')}`;
    return seen >= least ? [] : [`${name}: ${seen.toFixed(2)} of ${least}`];
  });
};

/** Whether a box has more than a background and one other colour, as it has when something was drawn. */
const isDrawn = (picture: Picture, left: number, top: number, box: DOMRect): boolean => {
  const seen = new Set<string>();
  for (let y = 2; y < box.height; y += 2) {
    for (let x = 2; x < box.width; x += 3) {
      seen.add(picture.at(left + x, top + y).join());
      if (seen.size > 2) return true;
    }
  }
  return false;
};

/** Components whose matrix is blank. */
export const blankMatrices = (picture: Picture, root: Element): string[] => {
  const origin = root.getBoundingClientRect();
  return [...root.querySelectorAll('[data-matrix]')].flatMap((section) => {
    const box = section.querySelector('[data-box]')?.getBoundingClientRect();
    const shows = box && isDrawn(picture, box.x - origin.x, box.y - origin.y, box);
    return shows ? [] : [section.getAttribute('data-matrix') ?? ''];
  });
};

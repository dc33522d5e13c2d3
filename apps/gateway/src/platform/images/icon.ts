import sharp, { type OverlayOptions } from 'sharp';
import { drawText } from './drawn-text.ts';
import { drawPng, open, type Picture } from './picture.ts';

export type IconLook = {
  /** The tenant's own icon; without one its initial is drawn. */
  picture: Picture | undefined;
  companyName: string;
  /** The brand's fill and what is readable on it, `#rrggbb`. */
  fill: string;
  on: string;
};

/** Where an icon is used: by itself, on a plate for home screens, or with a margin that masks cut away. */
export type IconShape = 'plain' | 'plate' | 'maskable';

/** Share of the side that the picture fills. A mask may cut away everything outside a circle of 80 % (W3C, maskable icons). */
const share: Record<IconShape, number> = { plain: 1, plate: 0.8, maskable: 0.56 };

const initialOf = (name: string) =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase('en') ?? '';

/** Whether the picture is more visible on white than on the brand's fill: a nearly white picture is not. */
const plateFor = async (png: Uint8Array, fill: string) => {
  const { data } = await open(png)
    .flatten({ background: '#808080' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data: alpha } = await open(png)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let sum = 0;
  let seen = 0;
  for (const [index, opaque] of alpha.entries())
    if (opaque > 127) {
      sum += data[index] ?? 0;
      seen += 1;
    }
  return seen > 0 && sum / seen > 200 ? fill : '#ffffff';
};

const square = (side: number, background: string, over: OverlayOptions[], rounded: boolean) => {
  const corner = rounded ? Math.round(side * 0.22) : 0;
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${corner}" fill="${background}"/></svg>`;
  return sharp(new TextEncoder().encode(plate)).composite(over).png({ compressionLevel: 9 }).toBuffer();
};

const initial = async ({ companyName, fill, on }: IconLook, side: number, shape: IconShape) => {
  const inside = Math.round(side * (shape === 'maskable' ? 0.5 : 0.7));
  // Drawn large and then reduced: letters of few pixels would be placed badly.
  const drawn = await drawText(
    { text: initialOf(companyName), bold: true, size: 400, color: on },
    { width: 512, height: 512 },
  );
  const over =
    drawn && (await drawPng({ bytes: drawn.bytes, mediaType: 'image/png' }, { width: inside, height: inside }));
  return square(side, fill, over ? [{ input: Buffer.from(over), gravity: 'center' }] : [], shape === 'plain');
};

/** The tenant's icon as a square PNG of this side in pixels. A picture that cannot be drawn is replaced by the initial. */
export const drawIcon = async (look: IconLook, side: number, shape: IconShape): Promise<Uint8Array> => {
  if (!look.picture) return initial(look, side, shape);
  const inside = Math.round(side * share[shape]);
  const drawn = await drawPng(look.picture, { width: inside, height: inside, fill: true }).catch(() => undefined);
  if (!drawn) return initial(look, side, shape);
  if (shape === 'plain') return drawn;
  const background = await plateFor(drawn, look.fill);
  return square(side, background, [{ input: Buffer.from(drawn), gravity: 'center' }], false);
};

/** `#rrggbb`, lower case. */
export type Hex = `#${string}`;
export type Triple = readonly [number, number, number];

/** The colour in lower case, or undefined when the value is anything else than `#rrggbb`. */
export const parseHex = (value: unknown): Hex | undefined =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? (value.toLowerCase() as Hex) : undefined;

/** Red, green and blue, 0 to 255. */
export const channels = (color: string): Triple => {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** `#rrggbb` of channels 0 to 255, rounded. */
export const toHex = (rgb: Triple): Hex =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const gamma = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * Math.max(light, 0) ** (1 / 2.4) - 0.055);

/** Red, green and blue as light, 0 to 1. */
export const linearChannels = (color: string): Triple => {
  const [r, g, b] = channels(color);
  return [linear[r] ?? 0, linear[g] ?? 0, linear[b] ?? 0];
};

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export const luminance = (color: string): number => {
  const [r, g, b] = linearChannels(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

/** The colour that lies `share` (0 to 1) of the way from one to the other. */
export const mix = (from: string, to: string, share: number): Hex => {
  const [a, b] = [channels(from), channels(to)];
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
};

/** Lightness 0 to 1, chroma 0 to about 0.4, hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Lightness and the two colour axes as the eye orders them (Björn Ottosson's OKLab). */
export const toOklab = (color: string): Triple => {
  const [r, g, b] = linearChannels(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** OKLab in polar form. */
export const toOklch = (color: string): Oklch => {
  const [lightness, x, y] = toOklab(color);
  return { lightness, chroma: Math.hypot(x, y), hue: Math.atan2(y, x) };
};

/** The colour of this light; what no screen can show is cut off at the edge. */
export const fromLinear = (r: number, g: number, b: number): Hex => toHex([gamma(r), gamma(g), gamma(b)]);

/** Back to sRGB; a colour outside the gamut is cut off at its edge. */
export const fromOklch = ({ lightness, chroma, hue }: Oklch): Hex => {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return fromLinear(
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  );
};

/** White where it reads (4.5:1), otherwise pure black: one of the two reads on every colour. */
export const readableOn = (fill: string): Hex => (contrast(fill, '#ffffff') >= 4.5 ? '#ffffff' : '#000000');

/** The way from a colour to white or black as the eye sees it: the hue stays, the colourfulness fades at the end. */
export const towards = (color: Hex, goal: '#ffffff' | '#000000'): ((share: number) => Hex) => {
  const { lightness, chroma, hue } = toOklch(color);
  const end = goal === '#ffffff' ? 1 : 0;
  return (share) =>
    fromOklch({ lightness: lightness + (end - lightness) * share, chroma: chroma * (1 - share ** 3), hue });
};

/** The first colour on the way that satisfies `enough`; `color` itself when it already does. The end must satisfy it. */
export const shiftUntil = (color: Hex, way: (share: number) => Hex, enough: (candidate: Hex) => boolean): Hex => {
  if (enough(color)) return color;
  let [short, reached] = [0, 1];
  for (let step = 0; step < 8; step++) {
    const middle = (short + reached) / 2;
    if (enough(way(middle))) reached = middle;
    else short = middle;
  }
  return way(reached);
};

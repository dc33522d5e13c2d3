/** Hue 0–360 degrees, saturation and brightness (the "value" of HSV) 0–1. */
export type Hsv = { h: number; s: number; v: number };

const hexPair = (byte: number) => Math.round(byte).toString(16).padStart(2, '0');
const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const long = /^#?([0-9a-f]{6})$/i;
const functional = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*(?:1(?:\.0+)?|100%)\s*)?\)$/i;

/** True for `#rgb`: while it is being typed it may still become `#rrggbb`. */
export const isShort = (typed: string): boolean => short.test(typed.trim());

/** Reads `#rgb`, `#rrggbb` (with or without `#`) and an opaque `rgb()`; answers `#rrggbb`, or `undefined`. */
export const parseColor = (typed: string): string | undefined => {
  const text = typed.trim();
  const whole = long.exec(text)?.[1];
  if (whole) return `#${whole.toLowerCase()}`;
  const digits = short.exec(text);
  if (digits)
    return `#${digits
      .slice(1)
      .flatMap((digit) => [digit, digit])
      .join('')
      .toLowerCase()}`;
  const bytes = functional.exec(text)?.slice(1, 4).map(Number);
  return bytes?.every((byte) => byte <= 255) ? `#${bytes.map(hexPair).join('')}` : undefined;
};

/** `#rrggbb` of a colour. */
export const toHex = ({ h, s, v }: Hsv): string => {
  const channel = (n: number) => {
    const k = (n + h / 60) % 6;
    return 255 * (v - v * s * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return `#${[5, 3, 1].map((n) => hexPair(channel(n))).join('')}`;
};

/** Hue, saturation and brightness of `#rrggbb`; greys have hue 0. */
export const toHsv = (hex: string): Hsv => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const v = Math.max(r, g, b);
  const range = v - Math.min(r, g, b);
  if (range === 0) return { h: 0, s: 0, v };
  const sixth = v === r ? (g - b) / range : v === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { h: (sixth * 60 + 360) % 360, s: range / v, v };
};

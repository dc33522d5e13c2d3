import { channels } from './color.ts';

const light = Float64Array.from({ length: 256 }, (_, channel) => (channel / 255) ** 2.4);
const lightOf = (channel: number): number => light[channel] ?? 0;

/** Screen luminance as APCA estimates it: a plain 2.4 power, dark end lifted softly. */
const screenLuminance = (color: string): number => {
  const [r, g, b] = channels(color);
  const y = 0.2126729 * lightOf(r) + 0.7151522 * lightOf(g) + 0.072175 * lightOf(b);
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the published constant is 1.414, not the square root of two.
  return y > 0.022 ? y : y + (0.022 - y) ** 1.414;
};

/**
 * Lightness contrast Lc of a text on its background after APCA-W3 0.1.9 (constants 0.98G-4g, Myndex/apca-w3): about -108 to 106, negative
 * for light text on dark background, 0 where there is practically none. Shown beside the WCAG ratio, which decides.
 */
export const apca = (text: string, ground: string): number => {
  const front = screenLuminance(text);
  const back = screenLuminance(ground);
  if (Math.abs(back - front) < 0.0005) return 0;
  const contrast = back > front ? (back ** 0.56 - front ** 0.57) * 1.14 : (back ** 0.65 - front ** 0.62) * 1.14;
  if (Math.abs(contrast) < 0.1) return 0;
  return (contrast - Math.sign(contrast) * 0.027) * 100;
};

/**
 * WCAG 2.2's definitions of relative luminance and contrast ratio, written again from the text of the standard, so that the proof does not
 * use the code that it tests.
 */
const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : Math.exp(2.4 * Math.log((share + 0.055) / 1.055));
};
const red = Float64Array.from({ length: 256 }, (_, value) => 0.2126 * channel(value));
const green = Float64Array.from({ length: 256 }, (_, value) => 0.7152 * channel(value));
const blue = Float64Array.from({ length: 256 }, (_, value) => 0.0722 * channel(value));

/** Relative luminance of 0xrrggbb. */
export const relativeLuminance = (rgb: number): number =>
  (red[(rgb >> 16) & 255] ?? 0) + (green[(rgb >> 8) & 255] ?? 0) + (blue[rgb & 255] ?? 0);

/** Contrast ratio of two luminances. */
export const contrastRatio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Mixes two `#rrggbb` colours; `share` 0 gives the first, 1 the second. */
export const mix = (first: string, second: string, share: number): string => {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Colours of a page: neutral greys with a hint of the brand, and the brand as fill only, so that any brand stays readable. */
export const paletteOf = (primary: string) => ({
  text: mix('#17202a', primary, 0.04),
  muted: mix('#56616e', primary, 0.04),
  line: mix('#dde2e7', primary, 0.06),
  surface: mix('#f6f8f9', primary, 0.03),
  bar: primary,
  /** Keeps a pale bar visible on white. */
  barEdge: mix(primary, '#000000', 0.25),
  watermark: '#e4e8ec',
});
export type Palette = ReturnType<typeof paletteOf>;

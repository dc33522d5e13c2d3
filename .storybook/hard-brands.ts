/** Brands that are hard on a theme, by one colour each: missing colours are derived from it. */
export const hardBrands = {
  ink: { title: 'Black', colors: '000000' },
  paper: { title: 'White', colors: 'ffffff' },
  slate: { title: 'Middle grey', colors: '777777' },
  neon: { title: 'Neon green', colors: '39ff14' },
  blossom: { title: 'Neon pink', colors: 'ff10f0' },
  alarm: { title: 'Red as an error', colors: 'c62828' },
  sky: { title: 'Pale blue', colors: 'bfe3ff' },
} as const satisfies Readonly<Record<string, { title: string; colors: string }>>;
export type HardBrand = keyof typeof hardBrands;

import type { ColorSetting } from './color-setting.ts';

const own = (groups: Omit<ColorSetting, 'isDefaultTheme'>): ColorSetting => ({ isDefaultTheme: false, ...groups });

/** The product's own look: the values of the tokens. */
const standard: ColorSetting = {
  isDefaultTheme: true,
  primary: { color: '#0e6575', hoverColor: '#0b5361', activeColor: '#08424d' },
  secondary: { color: '#e7f2f4', hoverColor: '#dbeaed', activeColor: '#cde0e4' },
  special: { color: '#0e6575', hoverColor: '#0b5361', activeColor: '#08424d', secondaryColor: '#1f3f78' },
};

/** A manufacturer's forest green. */
const verdant = own({
  primary: { color: '#1f7a4d', hoverColor: '#196540', activeColor: '#145234' },
  secondary: { color: '#e3f1d9', hoverColor: '#d4e9c5', activeColor: '#c3dfb0' },
  special: { color: '#1f7a4d', hoverColor: '#196540', activeColor: '#145234', secondaryColor: '#8fb339' },
});

/** A consultancy's navy and coral. */
const harbour = own({
  primary: { color: '#14315f', hoverColor: '#10284e', activeColor: '#0c1f3d' },
  secondary: { color: '#ffe4de', hoverColor: '#ffd3ca', activeColor: '#ffbfb2' },
  special: { color: '#14315f', hoverColor: '#10284e', activeColor: '#0c1f3d', secondaryColor: '#ff6f59' },
});

/** No text is readable on it, and it is invisible on every light surface. */
const hostileYellow = own({
  primary: { color: '#ffe600', hoverColor: '#e6cf00', activeColor: '#6b6000' },
  secondary: { color: '#fffbd1', hoverColor: '#fff7a3', activeColor: '#fff175' },
  special: { color: '#ffe600', hoverColor: '#e6cf00', activeColor: '#ccb800', secondaryColor: '#b45309' },
});

/** Darker than the surfaces of dark mode. */
const hostileNight = own({
  primary: { color: '#05060a', hoverColor: '#1a1c26', activeColor: '#8d90a0' },
  secondary: { color: '#0d0f1a', hoverColor: '#14172a', activeColor: '#1b1f3a' },
  special: { color: '#05060a', hoverColor: '#1a1c26', activeColor: '#000000', secondaryColor: '#f5f5ff' },
});

/** Brands for showing and testing the product; the gateway's demonstration tenants use the first three. */
export const sampleSettings = { default: standard, verdant, harbour, hostileYellow, hostileNight } as const;
export type SampleBrand = keyof typeof sampleSettings;

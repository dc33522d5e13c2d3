import { deriveTheme, type Mode, type SampleBrand, sampleSettings } from '@esg/tokens';

/** Brands of the toolbar, in its order. */
export const brandTitles = {
  default: 'Default',
  verdant: 'Verdant',
  harbour: 'Harbour',
  hostileYellow: 'Hostile yellow',
  hostileNight: 'Hostile night',
} as const satisfies Record<SampleBrand, string>;

/** The modes every matrix story must survive. */
export const proof = {
  standard: { tenant: 'default', mode: 'light' },
  yellow: { tenant: 'hostileYellow', mode: 'light' },
  night: { tenant: 'hostileNight', mode: 'dark' },
} as const satisfies Record<string, { tenant: SampleBrand; mode: Mode }>;

const sheet = new CSSStyleSheet();

/** Puts brand, mode and language on `<html>`, where the product has them too, so that portals wear them. */
export const dress = (tenant: SampleBrand, mode: Mode, language: string): void => {
  const { colors } = deriveTheme(sampleSettings[tenant], mode);
  const declarations = Object.entries(colors).map(([name, value]) => `--${name}:${value}`);
  sheet.replaceSync(`:root{${declarations.join(';')}}`);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  document.documentElement.dataset.mode = mode;
  document.documentElement.lang = language;
};

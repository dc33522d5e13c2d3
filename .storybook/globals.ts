import type { Contrast, Mode, SampleBrand } from '@esg/tokens';
import type { VisionDeficiency } from '@esg/tokens/studio';
import { type HardBrand, hardBrands } from './hard-brands.ts';

/** Brands of the toolbar, in its order. `custom` uses the colours of the global `colors`. */
const brandTitles = {
  default: 'Meridian (default)',
  verdant: 'Verdant',
  harbour: 'Harbour',
  hostileYellow: 'Hostile yellow',
  hostileNight: 'Hostile night',
  ...(Object.fromEntries(Object.entries(hardBrands).map(([id, { title }]) => [id, title])) as Record<
    HardBrand,
    string
  >),
  custom: 'Own colours',
} as const satisfies Record<SampleBrand | HardBrand | 'custom', string>;

/** All settings of a story's look. All of them are in the address, so that a link reproduces a view. */
export type Globals = {
  readonly tenant: SampleBrand | HardBrand | 'custom';
  /**
   * Colours for `custom`, six hex digits each, joined by `-`: one to four (primary, secondary, special, end of the gradient), or all ten in
   * the order of a brand's settings, with those for hover and press.
   */
  readonly colors: string;
  readonly mode: Mode | 'side';
  readonly contrast: Contrast | 'forced';
  readonly density: 'regular' | 'compact' | 'touch';
  readonly locale: 'en' | 'zh-Hant-HK';
  readonly motion: 'full' | 'reduced';
  readonly spacing: 'normal' | 'wcag';
  readonly vision: 'full' | VisionDeficiency;
};

/** The toolbar's initial values. */
export const initialGlobals: Globals = {
  tenant: 'default',
  colors: '',
  mode: 'light',
  contrast: 'standard',
  density: 'regular',
  locale: 'en',
  motion: 'full',
  spacing: 'normal',
  vision: 'full',
};

type Titles<Name extends keyof Globals> = Record<Globals[Name] & string, string>;
const toolbar = <Icon extends string>(title: string, icon: Icon, titles: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    items: Object.entries(titles).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

/** The toolbar; custom colours have a tool of their own (manager.tsx). */
export const globalTypes = {
  tenant: toolbar('Brand', 'paintbrush', brandTitles),
  mode: toolbar('Mode', 'contrast', { light: 'Light', dark: 'Dark', side: 'Side by side' } satisfies Titles<'mode'>),
  contrast: toolbar('Contrast', 'circlehollow', {
    standard: 'Standard contrast',
    more: 'More contrast',
    forced: 'Forced colours (simulated)',
  } satisfies Titles<'contrast'>),
  density: toolbar('Density', 'listunordered', {
    regular: 'Regular density',
    compact: 'Compact controls',
    touch: 'Touch, 44 px',
  } satisfies Titles<'density'>),
  locale: toolbar('Language', 'globe', { en: 'English', 'zh-Hant-HK': '繁體中文' } satisfies Titles<'locale'>),
  motion: toolbar('Motion', 'lightning', { full: 'Motion', reduced: 'Reduced motion' } satisfies Titles<'motion'>),
  spacing: toolbar('Text spacing', 'paragraph', {
    normal: 'Text as set',
    wcag: 'Text spaced (WCAG 1.4.12)',
  } satisfies Titles<'spacing'>),
  vision: toolbar('Colour vision', 'eye', {
    full: 'Full colour vision',
    protanopia: 'Protanopia',
    deuteranopia: 'Deuteranopia',
    tritanopia: 'Tritanopia',
  } satisfies Titles<'vision'>),
};

/** The same view with some settings changed, as the `globals` parameter of an address. */
export const globalsParameter = (globals: Globals, changed: Partial<Globals>): string =>
  Object.keys(initialGlobals)
    .map((name) => `${name}:${{ ...globals, ...changed }[name as keyof Globals]}`)
    .filter((pair) => !pair.endsWith(':'))
    .join(';');

const phoneHeight = '740px';

/** Widths for review; each is in the address as `viewport.value`. */
export const viewports = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: phoneHeight } },
  largePhone: { name: 'Large phone, 430', styles: { width: '430px', height: '932px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' } },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
} as const;

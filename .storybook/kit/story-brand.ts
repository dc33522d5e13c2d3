import { type ColorSetting, contrast, deriveTheme, type Hex, type SampleBrand, sampleSettings } from '@esg/tokens';
import { createContext, use } from 'react';

/** All facts of a tenant that a screen of the product shows. */
export type StoryBrand = {
  readonly companyName: string;
  readonly supportEmail: string;
  readonly colorSetting: ColorSetting;
  /** Addresses of the pictures. */
  readonly logo: string;
  /** The logo for dark backgrounds; empty where the logo is on a light plate there. */
  readonly logoDark: string;
  readonly miniLogo: string;
};

const pictures: Record<string, string> = import.meta.glob(
  '../../apps/gateway/src/seed/assets/*/{logo,logo-dark,mark}.svg',
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
);
const pictureOf = (folder: string, kind: 'logo' | 'logo-dark' | 'mark') =>
  pictures[`../../apps/gateway/src/seed/assets/${folder}/${kind}.svg`];

const svg = (width: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48">${content}</svg>`)}`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A logo for a brand without one: its initial on its colour, and its name beside it. */
const drawnPictures = (name: string, { primary: { color } }: ColorSetting) => {
  const on = contrast(color as Hex, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
  const initial = [...name][0]?.toUpperCase() ?? '';
  const mark = `<rect width="48" height="48" rx="10" fill="${color}"/><text x="24" y="33" font-family="sans-serif" font-size="26" font-weight="600" text-anchor="middle" fill="${on}">${escaped(initial)}</text>`;
  const words = (fill: string) =>
    `<text x="60" y="32" font-family="sans-serif" font-size="24" font-weight="600" fill="${fill}">${escaped(name)}</text>`;
  const width = 72 + name.length * 14;
  return {
    logo: svg(width, mark + words('#17202a')),
    logoDark: svg(width, mark + words('#ffffff')),
    miniLogo: svg(48, mark),
  };
};

/** A brand with only a name and colours. `deriveTheme` must accept the colours without an error. */
export const drawnBrand = (companyName: string, colorSetting: ColorSetting): StoryBrand => ({
  companyName,
  supportEmail: `support@${companyName.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
  colorSetting,
  ...drawnPictures(companyName, colorSetting),
});

const seeded = (companyName: string, folder: string, colorSetting: ColorSetting): StoryBrand => {
  const drawn = drawnBrand(companyName, colorSetting);
  return {
    ...drawn,
    logo: pictureOf(folder, 'logo') ?? drawn.logo,
    logoDark: pictureOf(folder, 'logo-dark') ?? '',
    miniLogo: pictureOf(folder, 'mark') ?? drawn.miniLogo,
  };
};

/** The seeded demonstration tenants, and the brands that are hard on a theme. */
export const storyBrands: Readonly<Record<SampleBrand, StoryBrand>> = {
  default: seeded('Meridian ESG', 'meridian', sampleSettings.default),
  verdant: seeded('Verdant', 'verdant', sampleSettings.verdant),
  harbour: seeded('Harbour Advisory', 'harbour', sampleSettings.harbour),
  hostileYellow: drawnBrand('Citrine Signal', sampleSettings.hostileYellow),
  hostileNight: drawnBrand('Midnight Works', sampleSettings.hostileNight),
};

/** The brand of the story, set by the preview. */
export const StoryBrandContext = createContext<StoryBrand>(storyBrands.default);

/** The present brand of the toolbar or the brand studio. */
export const useStoryBrand = (): StoryBrand => use(StoryBrandContext);

/** Colours of the brand on paper, as the gateway writes them into a report model. */
export const paperColorsOf = ({ colorSetting }: StoryBrand) => {
  const { colors } = deriveTheme(colorSetting, 'light');
  return {
    primary: colors['esg-color-action-bg'],
    onPrimary: colors['esg-color-action-on'],
    accent: colors['esg-color-accent-text'],
    gradientFrom: colors['esg-color-special-from'],
    gradientTo: colors['esg-color-special-to'],
    onGradient: colors['esg-color-special-on'],
  };
};

import type { ColorSetting, Language, TenantSettings } from '@esg/contract';

/** Pictures of a brand by kind, as addresses a page may load: http(s), data or blob. */
export type PreviewImages = {
  readonly logo?: string;
  readonly logoDark?: string;
  readonly miniLogo?: string;
  readonly favicon?: string;
};

/** A brand as a page shows it, saved or not. */
export type PreviewBrand = {
  readonly companyName: string;
  readonly supportEmail: string;
  readonly colorSetting: ColorSetting;
  readonly images: PreviewImages;
};

/** The look that a framed page is to show. */
export type PreviewLook = {
  readonly brand: PreviewBrand;
  readonly mode: 'light' | 'dark';
  readonly language: Language;
};

/** From the studio to a framed page: show this look. `sequence` counts up; the frame answers with it once it is painted. */
export type PreviewMessage = PreviewLook & { readonly type: 'brand-preview'; readonly sequence: number };

/** From a framed page to the studio: listening, or done. */
export type PreviewAnswer =
  | { readonly type: 'brand-preview-ready' }
  | { readonly type: 'brand-preview-painted'; readonly sequence: number };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

const imageKinds = ['logo', 'logoDark', 'miniLogo', 'favicon'] as const satisfies (keyof PreviewImages)[];
const address = /^(https?:|blob:|data:image\/)/i;

const readImages = (value: unknown): PreviewImages => {
  if (!isRecord(value)) return {};
  const given = imageKinds.flatMap((kind) => {
    const source = value[kind];
    return isText(source) && address.test(source) ? [[kind, source] as const] : [];
  });
  return Object.fromEntries(given);
};

/** Never throws: returns a look for a page, or nothing where the message is none. Colours are not checked here; `deriveTheme` does that. */
export const readPreviewMessage = (data: unknown): PreviewMessage | undefined => {
  if (!isRecord(data) || data.type !== 'brand-preview' || !isRecord(data.brand)) return undefined;
  const { brand, mode, language, sequence } = data;
  if (!isText(brand.companyName) || !isText(brand.supportEmail) || !isRecord(brand.colorSetting)) return undefined;
  if ((mode !== 'light' && mode !== 'dark') || (language !== 'en' && language !== 'zhTw')) return undefined;
  return {
    type: 'brand-preview',
    sequence: typeof sequence === 'number' ? sequence : 0,
    mode,
    language,
    brand: {
      companyName: brand.companyName,
      supportEmail: brand.supportEmail,
      colorSetting: brand.colorSetting as ColorSetting,
      images: readImages(brand.images),
    },
  };
};

/** Never throws: returns the message of a framed page, or nothing where it is of another kind. */
export const readPreviewAnswer = (data: unknown): PreviewAnswer | undefined => {
  if (!isRecord(data)) return undefined;
  if (data.type === 'brand-preview-ready') return { type: 'brand-preview-ready' };
  if (data.type !== 'brand-preview-painted' || typeof data.sequence !== 'number') return undefined;
  return { type: 'brand-preview-painted', sequence: data.sequence };
};

/** Tenant settings with the brand in them. A picture that the brand lacks stays; without a logo for dark surfaces `logo` is used there. */
export const settingsWith = (settings: TenantSettings, brand: PreviewBrand): TenantSettings => ({
  ...settings,
  companyName: brand.companyName,
  supportEmail: brand.supportEmail,
  colorSetting: brand.colorSetting,
  logo: { ...settings.logo, origin: brand.images.logo ?? settings.logo.origin },
  logoDark: { ...settings.logoDark, origin: brand.images.logoDark ?? '' },
  favicon: { ...settings.favicon, origin: brand.images.favicon ?? settings.favicon.origin },
  miniLogo: { ...settings.miniLogo, origin: brand.images.miniLogo ?? settings.miniLogo.origin },
});

import { type BrandContent, languages } from '@esg/contract';
import { type SettingPath, settingPaths } from '@esg/tokens';
import { visionDeficiencies } from '@esg/tokens/studio';
import { type BrandReading, readBrand } from './brand-file.ts';
import { colorAt } from './setting-paths.ts';
import { previewWidths, type StudioView } from './studio-state.ts';

/** The initial view of a studio. */
export const usualView: StudioView = {
  screen: '',
  mode: 'light',
  language: 'en',
  width: 'desktop',
  vision: 'full',
  compare: false,
};

/** The content of a link: a view of the screens, and a brand if it has one. */
export type StudioLink = { readonly view: StudioView; readonly reading?: BrandReading };

const groups = ['primary', 'secondary', 'special'] as const;
const pathsOf = (group: (typeof groups)[number]): SettingPath[] =>
  settingPaths.filter((path) => path.startsWith(`${group}.`));
const keyOf = (path: SettingPath) => path.slice(path.indexOf('.') + 1);

/** Part of every link with a brand; later formats of the link have a higher number. */
const mark = 'brand';
const form = '1';

const writeBrand = (link: URLSearchParams, { companyName, supportEmail, colorSetting }: BrandContent): void => {
  link.set(mark, form);
  link.set('company', companyName);
  link.set('support', supportEmail);
  if (colorSetting.isDefaultTheme) link.set('default', '1');
  for (const group of groups) {
    const colors = pathsOf(group).map((path) => colorAt(colorSetting, path).replace('#', ''));
    link.set(group, colors.join('.'));
  }
};

/**
 * The work as the hash of an address, without `#`: readable, and short enough for a message. It contains no pictures. `readStudioLink`
 * returns the same view and brand.
 */
export const writeStudioLink = (brand: BrandContent | undefined, view: StudioView): string => {
  const link = new URLSearchParams();
  if (brand) writeBrand(link, brand);
  for (const [name, value] of Object.entries(view)) {
    if (value !== usualView[name as keyof StudioView]) link.set(name, String(value));
  }
  return link.toString();
};

const readView = (link: URLSearchParams): StudioView => {
  const one = <Value extends string>(name: keyof StudioView, allowed: readonly Value[], otherwise: Value): Value =>
    allowed.find((value) => value === link.get(name)) ?? otherwise;
  return {
    screen: link.get('screen') ?? usualView.screen,
    mode: one('mode', ['light', 'dark', 'both'], usualView.mode),
    language: one('language', languages, usualView.language),
    width: one('width', previewWidths, usualView.width),
    vision: one('vision', ['full', ...visionDeficiencies], usualView.vision),
    compare: link.get('compare') === 'true',
  };
};

/** Never throws: whatever follows the `#`, returns a view, and the brand in it or the reasons why there is none. */
export const readStudioLink = (hash: string): StudioLink => {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  const view = readView(link);
  if (!link.has(mark)) return { view };
  const setting = Object.fromEntries(
    groups.map((group) => {
      const parts = (link.get(group) ?? '').split('.');
      const colors = pathsOf(group).map((path, index) => [keyOf(path), parts[index] ? `#${parts[index]}` : '']);
      return [group, Object.fromEntries(colors)];
    }),
  );
  const texts = { companyName: link.get('company'), supportEmail: link.get('support') };
  const reading = readBrand(
    { isDefaultTheme: link.get('default') === '1', ...setting },
    (field) => texts[field] ?? undefined,
  );
  return { view, reading };
};

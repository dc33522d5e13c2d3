import { type BrandContent, EmailSchema, LineSchema } from '@esg/contract';
import type { ColorSetting, Contrast, Mode } from '@esg/tokens';
import { parseSettingJson, type SettingError, settingToTokens, themeTokens } from '@esg/tokens/studio';
import { safeParse } from 'valibot';

/** Why a file, a text or a link holds no brand, and at which field. */
export type BrandError = SettingError | { code: 'text.malformed'; path: 'companyName' | 'supportEmail' };

/** The result of reading: a missing name or address is left out. */
export type BrandReading =
  | { readonly brand: Partial<BrandContent> & Pick<BrandContent, 'colorSetting'>; readonly errors: readonly [] }
  | { readonly errors: readonly BrandError[] };

const textSchemas = { companyName: LineSchema, supportEmail: EmailSchema } as const;
type TextField = keyof typeof textSchemas;
const textFields = ['companyName', 'supportEmail'] as const satisfies readonly TextField[];

/** Fields whose text could not be saved. */
export const unfitTexts = (content: Pick<BrandContent, TextField>): TextField[] =>
  textFields.filter((field) => !safeParse(textSchemas[field], content[field]).success);

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** Checks colours and texts from any source. Never throws. */
export const readBrand = (colors: unknown, textAt: (field: TextField) => unknown): BrandReading => {
  const setting = parseSettingJson(JSON.stringify(colors) ?? '');
  const errors: BrandError[] = [...setting.errors];
  const texts: Partial<Record<TextField, string>> = {};
  for (const field of textFields) {
    const given = textAt(field);
    if (given === undefined) continue;
    const { success, output } = safeParse(textSchemas[field], given);
    if (success) texts[field] = output;
    else errors.push({ code: 'text.malformed', path: field });
  }
  if (errors.length > 0 || !('setting' in setting)) return { errors };
  return { brand: { ...texts, colorSetting: setting.setting }, errors: [] };
};

const nameKey = { companyName: 'esg.companyName', supportEmail: 'esg.supportEmail' } as const;

/** The brand as JSON, for a file that can be imported again. */
export const formatBrandJson = ({ companyName, supportEmail, colorSetting }: BrandContent): string =>
  `${JSON.stringify({ companyName, supportEmail, colorSetting }, null, 2)}\n`;

/** The brand as design tokens (DTCG), for design tools; can be imported again. */
export const formatBrandTokens = ({ companyName, supportEmail, colorSetting }: BrandContent): string => {
  const { brand } = settingToTokens(colorSetting);
  const names = { [nameKey.companyName]: companyName, [nameKey.supportEmail]: supportEmail };
  return `${JSON.stringify({ brand: { ...brand, $extensions: { ...brand.$extensions, ...names } } }, null, 2)}\n`;
};

/** The files of a derived theme: one for each mode and contrast, under the names they are saved by. */
export const themeFiles = [
  { mode: 'light', contrast: 'standard', ending: '.light.tokens.json' },
  { mode: 'dark', contrast: 'standard', ending: '.dark.tokens.json' },
  { mode: 'light', contrast: 'more', ending: '.light-more-contrast.tokens.json' },
  { mode: 'dark', contrast: 'more', ending: '.dark-more-contrast.tokens.json' },
] as const satisfies readonly { mode: Mode; contrast: Contrast; ending: string }[];
export type ThemeFile = (typeof themeFiles)[number];

/** Every role of the theme in one mode as design tokens (DTCG), for design tools. */
export const formatThemeTokens = (colorSetting: ColorSetting, { mode, contrast }: ThemeFile): string =>
  `${JSON.stringify(themeTokens(colorSetting, mode, contrast), null, 2)}\n`;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A brand from the text of a file: JSON of a brand or of its colours only, or design tokens. Never throws. */
export const parseBrandFile = (text: string): BrandReading => {
  const parsed = parseJson(text);
  if (parsed === undefined) return { errors: [{ code: 'json.malformed', path: '' }] };
  const extensions = fieldOf(fieldOf(parsed, 'brand'), '$extensions');
  return readBrand(
    fieldOf(parsed, 'colorSetting') ?? parsed,
    (field) => fieldOf(parsed, field) ?? fieldOf(extensions, nameKey[field]),
  );
};

import type { BrandContent } from '@esg/contract';

/** Every editable field of a brand, by its place in the content; colours by group and state. */
export const brandFields = [
  'companyName',
  'supportEmail',
  'isDefaultTheme',
  'primary.color',
  'primary.hoverColor',
  'primary.activeColor',
  'primary.darkColor',
  'secondary.color',
  'secondary.hoverColor',
  'secondary.activeColor',
  'secondary.darkColor',
  'special.color',
  'special.secondaryColor',
  'special.hoverColor',
  'special.activeColor',
  'special.darkColor',
  'special.darkSecondaryColor',
] as const;
export type BrandField = (typeof brandFields)[number];

type ColorGroup = 'primary' | 'secondary' | 'special';
type FieldValue = string | boolean;

const colorPlace = (field: BrandField) => field.split('.') as [ColorGroup, string];

/** The value of the field; a colour may be empty if the theme derives it. */
export const readField = (content: BrandContent, field: BrandField): FieldValue => {
  if (field === 'companyName' || field === 'supportEmail') return content[field];
  if (field === 'isDefaultTheme') return content.colorSetting.isDefaultTheme;
  const [group, key] = colorPlace(field);
  return (content.colorSetting[group] as Record<string, string>)[key] ?? '';
};

/** The content with one field taken from another content. */
export const withFieldOf = (content: BrandContent, other: BrandContent, field: BrandField): BrandContent => {
  if (field === 'companyName' || field === 'supportEmail') return { ...content, [field]: other[field] };
  const { colorSetting } = content;
  if (field === 'isDefaultTheme')
    return { ...content, colorSetting: { ...colorSetting, isDefaultTheme: other.colorSetting.isDefaultTheme } };
  const [group, key] = colorPlace(field);
  return {
    ...content,
    colorSetting: { ...colorSetting, [group]: { ...colorSetting[group], [key]: readField(other, field) } },
  };
};

/** Fields in which the two differ. */
export const differingFields = (one: BrandContent, other: BrandContent): BrandField[] =>
  brandFields.filter((field) => readField(one, field) !== readField(other, field));

/** The three main colours of a brand. */
export const mainColors = ({ colorSetting: { primary, secondary, special } }: BrandContent): string[] => [
  primary.color,
  secondary.color,
  special.color,
];

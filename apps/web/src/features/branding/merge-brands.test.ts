import type { BrandContent } from '@esg/contract';
import { expect, it } from 'vitest';
import { clashingFields, mergeBrands, mergeQuietly } from './merge-brands.ts';

const group = (color: string) => ({ color, hoverColor: '', activeColor: '' });
const seen: BrandContent = {
  companyName: 'Verdant',
  supportEmail: 'help@verdant.example',
  colorSetting: {
    isDefaultTheme: false,
    primary: group('#1f7a4d'),
    secondary: group('#14503a'),
    special: { ...group('#0b5d3b'), secondaryColor: '#7fb800' },
  },
};
const withPrimary = (content: BrandContent, color: string): BrandContent => ({
  ...content,
  colorSetting: { ...content.colorSetting, primary: group(color) },
});

it('keeps what each side changed where nobody changed the same part', () => {
  const mine = withPrimary(seen, '#aa0000');
  const theirs = { ...seen, companyName: 'Verdant Group' };
  expect(mergeQuietly({ seen, mine, theirs })).toEqual({ ...mine, companyName: 'Verdant Group' });
});

it('asks only about fields that both changed to different values', () => {
  const mine = { ...withPrimary(seen, '#aa0000'), companyName: 'Mine', supportEmail: 'same@verdant.example' };
  const theirs = { ...withPrimary(seen, '#0000aa'), supportEmail: 'same@verdant.example' };
  const both = { seen, mine, theirs };
  expect(clashingFields(both)).toEqual(['primary.color']);
  expect(mergeQuietly(both)).toBeUndefined();
  expect(mergeBrands(both, 'mine')).toEqual(mine);
  expect(mergeBrands(both, 'theirs')).toEqual({ ...theirs, companyName: 'Mine' });
});

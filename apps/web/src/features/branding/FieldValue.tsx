import type { BrandContent } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { type BrandField, readField } from './brand-fields.ts';
import { word } from './DifferenceTable.css.ts';
import { ColorValue } from './Swatch.tsx';

/** The value of one field of a brand, as people read it. */
export const FieldValue = ({ field, content }: { readonly field: BrandField; readonly content: BrandContent }) => {
  const { t } = useLingui();
  const value = readField(content, field);
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  return field.includes('.') ? <ColorValue color={value} /> : <span className={word}>{value}</span>;
};

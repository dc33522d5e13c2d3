import type { BrandImage, BrandImageKind, ColorSetting } from '@esg/contract';
import { deriveTheme } from '@esg/tokens';
import * as css from './DifferenceTable.css.ts';

type BrandPictureProps = {
  readonly kind: BrandImageKind;
  readonly image: BrandImage;
  /** Colours of the brand that the picture belongs to. */
  readonly colorSetting: ColorSetting;
};

/** A picture of a brand on the page colour that it is made for. */
export const BrandPicture = ({ kind, image, colorSetting }: BrandPictureProps) => {
  const { colors } = deriveTheme(colorSetting, kind === 'logo-dark' ? 'dark' : 'light');
  return (
    <img
      className={css.picture}
      style={{ backgroundColor: colors['esg-color-surface-page'] }}
      src={image.origin}
      alt={image.originalName}
    />
  );
};

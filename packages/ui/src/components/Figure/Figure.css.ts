import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, font, space } = vars;

export const figure = style(inComponent({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 }));
export const label = style(inComponent({ color: color.text.muted, fontSize: font.size.sm }));
export const value = recipe({
  base: inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: font.lineHeight.tight,
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: { regular: inComponent({ fontSize: font.size.xl }), large: inComponent({ fontSize: font.size.xxl }) },
  },
});
export const unit = style(
  inComponent({ color: color.text.muted, fontSize: font.size.md, fontWeight: font.weight.regular }),
);
export const change = recipe({
  base: inComponent({ display: 'flex', alignItems: 'center', gap: space[1], fontSize: font.size.sm }),
  variants: {
    tone: {
      neutral: inComponent({ color: color.text.muted }),
      good: inComponent({ color: color.status.success.on }),
      bad: inComponent({ color: color.status.danger.on }),
    },
  },
});
export const arrow = style(inComponent({ flex: 'none' }));
export const source = style(inComponent({ color: color.text.muted, fontSize: font.size.xs }));

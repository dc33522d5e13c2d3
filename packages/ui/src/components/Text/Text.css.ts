import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { print } from '../../theme/media.ts';
import { type RecipeVariants, recipe } from '../../theme/recipe.ts';

const { font } = vars;

export const text = recipe({
  variants: {
    size: {
      xs: inComponent({ fontSize: font.size.xs }),
      sm: inComponent({ fontSize: font.size.sm }),
      md: inComponent({ fontSize: font.size.md }),
      lg: inComponent({ fontSize: font.size.lg }),
      xl: inComponent({ fontSize: font.size.xl, lineHeight: font.lineHeight.tight }),
      xxl: inComponent({ fontSize: font.size.xxl, lineHeight: font.lineHeight.tight }),
    },
    tone: {
      default: inComponent({ color: vars.color.text.default }),
      muted: inComponent({ color: vars.color.text.muted }),
      accent: inComponent({ color: vars.color.accent.text }),
      danger: inComponent({ color: vars.color.status.danger.on }),
      success: inComponent({ color: vars.color.status.success.on }),
      inherit: {},
    },
    strong: { true: inComponent({ fontWeight: font.weight.strong }) },
    /** Figures that line up below one another. */
    numeric: { true: inComponent({ fontVariantNumeric: 'tabular-nums' }) },
    measured: { true: inComponent({ maxWidth: vars.size.measure }) },
    unbroken: { true: inComponent({ whiteSpace: 'nowrap' }) },
    truncate: {
      true: inComponent({
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        minWidth: 0,
        // Paper can be read only as it is.
        '@media': { [print]: { whiteSpace: 'normal' } },
      }),
    },
  },
  defaultVariants: { tone: 'inherit' },
});

export const heading = recipe({
  base: inComponent({ fontWeight: font.weight.strong, lineHeight: font.lineHeight.tight, textWrap: 'balance' }),
  variants: {
    size: {
      sm: inComponent({ fontSize: font.size.md }),
      md: inComponent({ fontSize: font.size.lg }),
      lg: inComponent({ fontSize: font.size.xl, letterSpacing: '-0.01em' }),
      xl: inComponent({ fontSize: font.size.xxl, letterSpacing: '-0.02em' }),
    },
  },
});

export type TextVariants = NonNullable<RecipeVariants<typeof text>>;
export type HeadingVariants = NonNullable<RecipeVariants<typeof heading>>;

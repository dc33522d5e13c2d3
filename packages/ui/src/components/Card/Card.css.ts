import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { type RecipeVariants, recipe } from '../../theme/recipe.ts';

const { surface, border, selection } = vars.color;

export const cardLink = style(
  inComponent({
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: 'inherit',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    selectors: { '&:hover': { color: 'inherit' }, '&:focus-visible': { outline: 'none' } },
  }),
);

export const card = recipe({
  base: inComponent({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    minWidth: 0,
    background: surface.default,
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.default,
    selectors: {
      [`&:has(${cardLink}:hover)`]: { borderColor: border.control },
      [`&:has(${cardLink}:focus-visible)`]: focusRing,
    },
  }),
  variants: {
    padding: {
      regular: inComponent({ padding: vars.space[5] }),
      compact: inComponent({ padding: vars.space[4] }),
      none: inComponent({ overflow: 'hidden' }),
    },
    tone: {
      default: {},
      sunken: inComponent({ background: surface.sunken }),
      selected: inComponent({
        background: selection.bg,
        borderColor: selection.border,
        boxShadow: `inset 0 0 0 1px ${selection.border}`,
      }),
    },
  },
  defaultVariants: { padding: 'regular', tone: 'default' },
});

export type CardVariants = NonNullable<RecipeVariants<typeof card>>;

export const above = style(inComponent({ position: 'relative', zIndex: 1 }));

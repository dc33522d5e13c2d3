import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { recipe } from '../../theme/recipe.ts';

export const textLink = recipe({
  base: inComponent({
    borderRadius: 2,
    // A button with the looks of a link is a box of its own: it stays within a line that is cut.
    maxWidth: '100%',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    selectors: { '&:focus-visible': focusRing },
  }),
  variants: {
    emphasis: {
      regular: inComponent({ color: vars.color.link.default, ':hover': { color: vars.color.link.hover } }),
      /** In lists and bars, where links are obvious. */
      quiet: inComponent({
        color: 'inherit',
        textDecoration: 'none',
        ':hover': { color: vars.color.link.hover, textDecoration: 'underline' },
      }),
    },
  },
  defaultVariants: { emphasis: 'regular' },
});

import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, space } = vars;

export const box = recipe({
  base: inComponent({ minWidth: 0 }),
  variants: {
    padding: {
      none: {},
      2: inComponent({ padding: space[2] }),
      3: inComponent({ padding: space[3] }),
      4: inComponent({ padding: space[4] }),
      6: inComponent({ padding: space[6] }),
      8: inComponent({ padding: space[8] }),
    },
    surface: {
      none: {},
      page: inComponent({ background: color.surface.page, color: color.text.default }),
      default: inComponent({ background: color.surface.default, color: color.text.default }),
      sunken: inComponent({ background: color.surface.sunken, color: color.text.default }),
    },
    border: { true: inComponent({ border: `1px solid ${color.border.default}`, borderRadius: vars.radius.default }) },
    /** Never wider than 72 characters. */
    measured: { true: inComponent({ maxWidth: vars.size.measure }) },
  },
  defaultVariants: { padding: 'none', surface: 'none' },
});

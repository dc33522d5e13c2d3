import { vars } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { recipe } from '../../theme/recipe.ts';

export const area = recipe({
  base: inComponent({
    minWidth: 0,
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.border.control} transparent`,
    selectors: { '&:focus-visible': focusRingInside },
  }),
  variants: {
    direction: {
      vertical: inComponent({ overflowY: 'auto', overflowX: 'hidden' }),
      horizontal: inComponent({ overflowX: 'auto', overflowY: 'hidden' }),
      both: inComponent({ overflow: 'auto' }),
    },
    height: {
      /** As high as its content. */
      content: {},
      small: inComponent({ maxHeight: '12rem' }),
      medium: inComponent({ maxHeight: '24rem' }),
      large: inComponent({ maxHeight: '40rem' }),
      /** As high as its place. */
      fill: inComponent({ height: '100%', minHeight: 0 }),
    },
  },
  defaultVariants: { direction: 'vertical', height: 'medium' },
});

import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { recipe } from '../../theme/recipe.ts';

export const avatar = recipe({
  base: inComponent({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    background: vars.color.selection.bg,
    color: vars.color.selection.on,
    border: `1px solid ${vars.color.border.strong}`,
    fontWeight: vars.font.weight.strong,
    lineHeight: 1,
    userSelect: 'none',
    objectFit: 'cover',
  }),
  variants: {
    size: {
      small: inComponent({ width: '1.5rem', height: '1.5rem', fontSize: '0.625rem' }),
      regular: inComponent({ width: '2rem', height: '2rem', fontSize: vars.font.size.xs }),
      large: inComponent({ width: '3rem', height: '3rem', fontSize: vars.font.size.lg }),
    },
  },
  defaultVariants: { size: 'regular' },
});

import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { easesInHand } from '../../theme/eases-in-hand.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';

const { surface, border } = vars.color;

export const iconButton = recipe({
  base: inComponent({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    ...easesInHand('background-color'),
    selectors: {
      '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed', opacity: 0.6 },
      '&:focus-visible': focusRing,
    },
    '@media': { [forcedColors]: { borderColor: 'ButtonText' } },
  }),
  variants: {
    emphasis: {
      /** Wears the colours of its place, so that it reads on any of them. */
      bare: inComponent({
        ':hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
        ':active': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
      }),
      quiet: inComponent({
        background: surface.default,
        borderColor: border.control,
        ':hover': { background: surface.hover },
        ':active': { background: surface.sunken },
      }),
    },
    size: {
      regular: inComponent({ width: vars.control.regular, height: vars.control.regular }),
      compact: inComponent({ width: vars.control.compact, height: vars.control.compact }),
    },
  },
  defaultVariants: { emphasis: 'bare', size: 'regular' },
});

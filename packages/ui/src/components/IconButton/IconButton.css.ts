import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { easesInHand } from '../../theme/eases-in-hand.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { surface, border, selection } = vars.color;

export const iconButton = recipe({
  base: inComponent({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    ...easesInHand,
    selectors: {
      '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed', opacity: 0.6 },
      '&:focus-visible': focusRing,
    },
    '@media': { [forcedColors]: { borderColor: 'ButtonText' } },
  }),
  variants: {
    emphasis: {
      /** Uses the colours of its container, so that it is readable on any of them. */
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

/** On the corner of the icon without taking room: beside it, two digits would push the brand out of a telephone's bar. */
export const count = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: 1,
    insetInlineStart: '52%',
    minWidth: '1.125rem',
    paddingInline: 3,
    border: `1px solid ${selection.border}`,
    borderRadius: vars.radius.full,
    background: selection.bg,
    color: selection.on,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1rem',
  }),
);

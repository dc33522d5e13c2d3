import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';

const { color, space } = vars;

export const list = style(inComponent({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] }));

export const page = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: vars.control.compact,
    minHeight: vars.control.compact,
    paddingInline: space[2],
    color: color.text.default,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    selectors: {
      '&:hover': { background: color.surface.hover, color: color.text.default },
      '&:focus-visible': focusRing,
      '&[aria-current="page"]': {
        background: color.selection.bg,
        color: color.selection.on,
        borderColor: color.selection.border,
        fontWeight: vars.font.weight.strong,
      },
      '&[aria-disabled="true"]': { color: color.text.muted, cursor: 'not-allowed', background: 'none' },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } } } },
  }),
);
export const gap = style([page, inComponent({ selectors: { '&:hover': { background: 'none' } } })]);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';

const { color, space } = vars;

export const root = style(inComponent({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 }));

export const list = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[1]}`,
    borderBottom: `1px solid ${color.border.default}`,
  }),
);

export const tab = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.control.regular,
    padding: `0 ${space[3]}`,
    color: color.text.muted,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text.default },
      '&[data-state="active"]': {
        color: color.text.default,
        fontWeight: vars.font.weight.strong,
        borderBottomColor: color.accent.solid,
      },
      '&:focus-visible': focusRingInside,
    },
    '@media': {
      [forcedColors]: {
        borderBottomColor: 'Canvas',
        selectors: { '&[data-state="active"]': { borderBottomColor: 'Highlight' } },
      },
    },
  }),
);

export const panel = style(
  inComponent({ minWidth: 0, borderRadius: vars.radius.small, selectors: { '&:focus-visible': focusRing } }),
);

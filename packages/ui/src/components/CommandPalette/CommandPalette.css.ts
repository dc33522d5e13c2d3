import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors, phone } from '../../theme/media.ts';

const { color, space } = vars;

/** Near the top, where people look after pressing the keys. */
export const scrim = style(
  inComponent({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    display: 'grid',
    placeItems: 'start center',
    padding: `min(12vh, 8rem) ${space[4]} ${space[4]}`,
    background: color.surface.scrim,
    '@media': { [phone]: { padding: space[2] } },
  }),
);

export const panel = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: '40rem',
    maxHeight: '100%',
    overflow: 'hidden',
    background: color.surface.overlay,
    color: color.text.default,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.default,
    boxShadow: vars.elevation.float,
    '@media': { [forcedColors]: { border: '2px solid CanvasText' } },
  }),
);

export const search = style(
  inComponent({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingInline: space[4],
    borderBottom: `1px solid ${color.border.default}`,
    color: color.text.muted,
  }),
);

export const input = style(
  inComponent({
    flex: '1 1 auto',
    minWidth: 0,
    height: '3.25rem',
    border: 0,
    background: 'transparent',
    color: color.text.default,
    fontSize: vars.font.size.lg,
    outline: 'none',
    selectors: {
      '&::placeholder': { color: color.text.muted, opacity: 1 },
      '&:focus-visible': { outline: 'none' },
    },
  }),
);

export const list = style(
  inComponent({
    flex: '0 1 auto',
    height: '24rem',
    overflowY: 'auto',
    padding: space[2],
    scrollPaddingBlock: space[2],
  }),
);
export const groupName = style(
  inComponent({
    padding: `${space[2]} ${space[3]} ${space[1]}`,
    color: color.text.muted,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.strong,
  }),
);

export const item = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: vars.control.regular,
    padding: `${space[1]} ${space[3]}`,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    selectors: {
      '&[aria-selected="true"]': {
        background: color.surface.hover,
        boxShadow: `inset 0 0 0 1px ${color.border.control}`,
      },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } } },
  }),
);
export const icon = style(inComponent({ flex: 'none', display: 'grid', color: color.text.muted }));
export const words = style(inComponent({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const detail = style(
  inComponent({ flex: 'none', maxWidth: '40%', color: color.text.muted, fontSize: vars.font.size.sm }),
);
export const message = style(inComponent({ padding: space[4], color: color.text.muted }));
export const status = style(
  inComponent({
    flex: 'none',
    padding: `${space[2]} ${space[4]}`,
    borderTop: `1px solid ${color.border.default}`,
    color: color.text.muted,
    fontSize: vars.font.size.xs,
  }),
);

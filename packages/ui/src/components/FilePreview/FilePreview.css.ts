import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';

const { color, space } = vars;

export const file = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    padding: space[3],
    background: color.surface.default,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.default,
  }),
);
export const picture = style(
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    objectFit: 'cover',
    background: color.surface.sunken,
    color: color.text.muted,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.small,
  }),
);
export const words = style(inComponent({ flex: '1 1 auto', minWidth: 0 }));
/** The end of a name shows the kind of the file, so it stays when the middle does not fit. */
export const name = style(inComponent({ display: 'flex', minWidth: 0, fontWeight: vars.font.weight.strong }));
export const start = style(
  inComponent({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre', minWidth: 0 }),
);
export const end = style(inComponent({ flex: 'none', whiteSpace: 'pre' }));
export const details = style(
  inComponent({ color: color.text.muted, fontSize: vars.font.size.sm, fontVariantNumeric: 'tabular-nums' }),
);
export const actions = style(inComponent({ flex: 'none', display: 'flex', gap: space[1] }));

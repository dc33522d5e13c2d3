import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';

export const list = style(
  inComponent({
    display: 'grid',
    // A long term leaves at least half of a narrow window to the values.
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    gap: `${vars.space[2]} ${vars.space[5]}`,
    alignItems: 'baseline',
  }),
);
export const term = style(inComponent({ color: vars.color.text.muted, fontSize: vars.font.size.sm }));
export const value = style(inComponent({ minWidth: 0 }));

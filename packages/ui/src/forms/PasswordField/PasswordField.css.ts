import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';

const { color, space } = vars;

export const rules = style(inComponent({ display: 'grid', gap: space[1], paddingTop: space[2] }));
export const rule = style(
  inComponent({
    display: 'flex',
    gap: space[2],
    color: color.text.muted,
    fontSize: vars.font.size.sm,
    selectors: { '&[data-met]': { color: color.status.success.on } },
  }),
);
/** Centred on the first line, whatever the language's line height. */
export const icon = style(inComponent({ flex: 'none', height: '1lh' }));

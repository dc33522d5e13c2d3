import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';

export const place = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[4],
    padding: `${vars.space[10]} ${vars.space[5]}`,
    border: `1px dashed ${vars.color.border.strong}`,
    borderRadius: vars.radius.default,
    textAlign: 'center',
  }),
);

export const words = style(
  inComponent({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space[1], maxWidth: '52ch' }),
);

export const drawing = style(inComponent({ color: vars.color.accent.solid, maxWidth: '10rem' }));

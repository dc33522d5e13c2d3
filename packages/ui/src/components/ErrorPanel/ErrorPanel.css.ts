import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';

export const panel = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[4],
    width: '100%',
    maxWidth: '40rem',
    padding: vars.space[6],
    background: vars.color.surface.default,
    border: `1px solid ${vars.color.border.default}`,
    borderInlineStart: `4px solid ${vars.color.status.danger.solid}`,
    borderRadius: vars.radius.default,
  }),
);
export const words = style(inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[2] }));
export const actions = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

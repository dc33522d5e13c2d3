import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';

const { danger } = vars.color.status;

export const summary = style(
  inComponent({
    display: 'flex',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    background: danger.bg,
    color: danger.on,
    border: `1px solid ${danger.border}`,
    borderRadius: vars.radius.default,
  }),
);
export const icon = style(inComponent({ flex: 'none', height: '1lh' }));
export const text = style(inComponent({ minWidth: 0 }));
export const title = style(inComponent({ fontWeight: vars.font.weight.strong }));
export const list = style(inComponent({ paddingTop: vars.space[1] }));
/** Each at least 24 px high, the least a finger hits. */
export const link = style(
  inComponent({
    display: 'inline-block',
    paddingBlock: 2,
    minHeight: 24,
    color: 'inherit',
    ':hover': { color: 'inherit', textDecorationThickness: '2px' },
  }),
);

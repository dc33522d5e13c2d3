import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';

export const kbd = style(
  inComponent({
    display: 'inline-block',
    minWidth: vars.space[5],
    padding: `0 ${vars.space[1]}`,
    border: `1px solid ${vars.color.border.strong}`,
    borderBottomWidth: 2,
    borderRadius: vars.radius.small,
    background: vars.color.surface.sunken,
    color: vars.color.text.muted,
    fontFamily: vars.font.family.text,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.text,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  }),
);

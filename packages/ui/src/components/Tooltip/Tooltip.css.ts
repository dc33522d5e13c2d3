import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';

export const bubble = style(
  inComponent({
    position: 'fixed',
    zIndex: vars.layer.tooltip,
    maxWidth: 'min(20rem, calc(100vw - 16px))',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.small,
    background: vars.color.text.default,
    color: vars.color.text.inverse,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.text,
    pointerEvents: 'auto',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

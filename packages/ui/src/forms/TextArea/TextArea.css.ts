import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { control } from '../control.css.ts';

/** A control that grows with its text where the browser supports it; elsewhere the handle remains. */
export const textArea = style([
  control(),
  inComponent({
    fieldSizing: 'content',
    maxHeight: '60vh',
    paddingBlock: vars.space[2],
    lineHeight: vars.font.lineHeight.text,
    resize: 'vertical',
  }),
]);

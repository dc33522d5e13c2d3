import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { phone } from '../../theme/media.ts';
import { adorned, bare, floating } from '../control.css.ts';

/** A day needs no more room than it takes; in a narrow place it shrinks. */
export const box = style([adorned, inComponent({ maxWidth: '13rem' })]);
export const timeInput = style([bare, inComponent({ fontVariantNumeric: 'tabular-nums', width: '6rem' })]);
export const timeBox = style([adorned, inComponent({ width: '13rem', maxWidth: '100%' })]);

/** Kept at its size while the calendar loads, so that nothing jumps. */
export const popup = style([
  floating,
  inComponent({ padding: vars.space[3], minWidth: '17.25rem', minHeight: '19rem', ':focus': { outline: 'none' } }),
]);

export const parts = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    alignItems: 'end',
    '@media': { [phone]: { display: 'grid' } },
  }),
);
export const part = style(inComponent({ flex: '0 1 13rem', minWidth: 0 }));
export const partLabel = style(
  inComponent({
    display: 'block',
    paddingBottom: vars.space[1],
    color: vars.color.text.muted,
    fontSize: vars.font.size.sm,
  }),
);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { phone } from '../../theme/media.ts';

export const row = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(5.5rem, 9rem) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[2],
    // A number of eight digits fits beside the narrowest box.
    '@media': { [phone]: { gridTemplateColumns: '5.5rem auto minmax(0, 1fr)' } },
  }),
);

/** What is dialled before the number; the country box may have no room for it. */
export const dialCode = style(inComponent({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' }));

import { phone } from '@esg/ui/media';
import { style } from '@vanilla-extract/css';

/** A phone's top bar has room for its tools alone. */
export const chip = style({ '@media': { [phone]: { display: 'none' } } });

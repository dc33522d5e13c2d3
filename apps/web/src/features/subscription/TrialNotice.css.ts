import { phone } from '@esg/ui/media';
import { style } from '@vanilla-extract/css';

/** A phone's top bar has room only for its tools. */
export const chip = style({ '@media': { [phone]: { display: 'none' } } });

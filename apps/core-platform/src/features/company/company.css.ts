import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** Settings read best as one column no wider than a text. */
export const form = style({ display: 'grid', gap: vars.space[6], maxWidth: vars.size.measure });

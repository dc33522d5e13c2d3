import { print } from '@esg/ui/media';
import { style } from '@vanilla-extract/css';

/** Controls have no use on paper. */
export const onScreen = style({ '@media': { [print]: { display: 'none' } } });

import { print } from '@esg/ui/media';
import { style } from '@vanilla-extract/css';

/** What does something has no use on paper. */
export const onScreen = style({ '@media': { [print]: { display: 'none' } } });

import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const page = style({
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `clamp(${vars.space[4]}, 3vw, ${vars.space[6]})`,
  '@media': { print: { padding: 0 } },
});

export const onScreen = style({ '@media': { print: { display: 'none' } } });

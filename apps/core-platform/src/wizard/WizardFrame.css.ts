import { phone } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { border, surface } = vars.color;

/** As wide as every page of the shell. */
export const frame = style({
  display: 'grid',
  gap: vars.space[5],
  minWidth: 0,
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[8]} 0`,
  '@media': { [phone]: { padding: `${vars.space[5]} ${vars.space[4]} 0` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});

export const progress = style({ width: 'min(16rem, 100%)' });

export const step = style({ minWidth: 0, outline: 'none' });

export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'space-between',
  paddingBlock: vars.space[3],
  background: surface.page,
  borderTop: `1px solid ${border.default}`,
});

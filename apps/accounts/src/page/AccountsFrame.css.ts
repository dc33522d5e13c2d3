import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100dvh' });

export const page = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  padding: vars.space[4],
  fontSize: vars.font.size.md,
});

export const column = style({
  alignSelf: 'center',
  justifySelf: 'center',
  display: 'grid',
  gap: vars.space[6],
  width: '100%',
  maxWidth: 400,
  paddingBlock: vars.space[8],
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
});

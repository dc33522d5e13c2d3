import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
  // Newcomers read sign-up pages once: their text is larger than in the workspace.
  fontSize: vars.font.size.md,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space[3]} clamp(${vars.space[4]}, 3vw, ${vars.space[8]})`,
  borderBottom: `1px solid ${vars.color.border.default}`,
});

export const main = style({ width: '100%', maxWidth: '60rem', marginInline: 'auto', minWidth: 0 });

export const footer = style({
  padding: `${vars.space[4]} clamp(${vars.space[4]}, 3vw, ${vars.space[8]})`,
});

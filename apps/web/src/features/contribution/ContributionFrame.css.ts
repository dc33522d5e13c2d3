import { sticksAt } from '@esg/ui/low-window';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const side = `clamp(${vars.space[4]}, 3vw, ${vars.space[8]})`;

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
  // For readers who come here now and then, mostly on a telephone.
  fontSize: vars.font.size.md,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space[3]} ${side}`,
  borderBottom: `1px solid ${vars.color.border.default}`,
});

export const main = style({
  width: '100%',
  maxWidth: '48rem',
  marginInline: 'auto',
  minWidth: 0,
  // Pages of a draft and the comments on them are side by side.
  selectors: { '&:has([data-wide])': { maxWidth: '90rem' } },
});

/** Space around content that is not a page of its own. */
export const inset = style({ padding: `${vars.space[6]} ${side}` });

/** The progress stays in sight while the questions scroll below it. */
export const progress = style({
  position: 'sticky',
  top: sticksAt('0px'),
  zIndex: 1,
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  background: vars.color.surface.page,
});

export const message = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

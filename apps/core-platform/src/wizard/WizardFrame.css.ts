import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { accent, border, surface } = vars.color;

export const frame = style({ display: 'grid', gap: vars.space[5], minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});

export const progress = style({
  appearance: 'none',
  width: 'min(16rem, 100%)',
  height: '0.5rem',
  border: 0,
  borderRadius: vars.radius.full,
  background: surface.sunken,
  boxShadow: `inset 0 0 0 1px ${border.default}`,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: accent.solid },
    '&::-moz-progress-bar': { background: accent.solid },
  },
});

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

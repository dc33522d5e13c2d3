import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: vars.space[5],
  alignItems: 'start',
});

/** White as paper, also in dark mode. */
export const page = style({
  position: 'relative',
  aspectRatio: '210 / 297',
  width: '100%',
  maxWidth: '18rem',
  overflow: 'hidden',
  colorScheme: 'light',
  background: 'Canvas',
  color: 'CanvasText',
  border: `1px solid ${vars.color.border.default}`,
});

export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'fill' });

/** Lines as placeholders for words, between dashed edges. */
export const text = style({
  position: 'absolute',
  insetInline: '8%',
  borderBlock: '1px dashed currentColor',
  backgroundImage: 'repeating-linear-gradient(currentColor 0 2px, transparent 2px 9px)',
  backgroundPosition: '0 8px',
  backgroundRepeat: 'no-repeat',
  opacity: 0.3,
});

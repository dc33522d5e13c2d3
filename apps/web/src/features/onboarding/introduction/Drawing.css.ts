import { forcedColors } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { accent, border, text } = vars.color;

/** Lines in the colour of secondary text; `accent` and `soft` parts are the important ones. */
export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: '26rem',
  height: 'auto',
  marginInline: 'auto',
  fill: 'none',
  stroke: text.muted,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const strong = style({ stroke: accent.solid, strokeWidth: 3 });
export const filled = style({ fill: accent.solid, stroke: 'none' });
export const soft = style({ fill: border.strong, stroke: 'none' });

globalStyle(`${drawing} *`, { '@media': { [forcedColors]: { stroke: 'CanvasText' } } });

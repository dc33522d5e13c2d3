import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** Name of the font on this page, whatever its real name is. */
export const family = 'house-style-sample';

/** The colours of paper, also in dark mode. */
export const sample = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  colorScheme: 'light',
  background: 'Canvas',
  color: 'CanvasText',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.default,
  fontFamily: `${family}, ${vars.font.family.text}`,
  overflowWrap: 'anywhere',
});

export const heading = style({ margin: 0, fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3 });
export const line = style({ margin: 0, fontSize: '1rem', fontWeight: 400, lineHeight: 1.5 });

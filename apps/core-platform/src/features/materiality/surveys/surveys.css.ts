import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** As wide and as high as a phone. */
export const phone = style({
  width: 'min(390px, 100%)',
  height: '44rem',
  maxHeight: '80vh',
  overflowY: 'auto',
  alignSelf: 'center',
  padding: '1rem',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: '1.5rem',
  background: vars.color.surface.default,
});

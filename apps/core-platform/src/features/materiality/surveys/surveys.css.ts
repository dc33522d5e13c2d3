import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** A picture of a question, as the page of respondents shows it. */
export const picture = style({
  display: 'block',
  clear: 'both',
  maxWidth: '100%',
  maxHeight: '24rem',
  marginBlockEnd: '0.75rem',
  borderRadius: '0.625rem',
});

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

import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { border, focus, status, surface } = vars.color;

/** Box around one of the provider's fields, with the look of our own boxes; the provider draws the typed text. */
export const box = style({
  width: '100%',
  minHeight: vars.control.regular,
  padding: `0 ${vars.space[3]}`,
  display: 'grid',
  alignItems: 'center',
  background: surface.default,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-invalid="true"]': { borderColor: status.danger.solid },
    '&[data-focused="true"]': { outline: `2px solid ${focus.ring}`, outlineOffset: '-1px' },
  },
});

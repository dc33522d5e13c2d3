import { sticksAt } from '@esg/ui/low-window';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space[4],
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  alignContent: 'start',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.default,
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space[6],
  height: vars.space[6],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** Room for an amount with its unit on one line, beside reasons of any length. */
export const amount = style({ display: 'inline-block', minWidth: '6.5rem' });

/** An entity of the list on a phone, beside its box. */
export const entity = style({ flex: 1, minWidth: 0 });

/** What can be done to chosen entities of the list on a phone stays under the thumb. */
export const phoneTools = style({
  position: 'sticky',
  bottom: sticksAt('0px'),
  zIndex: 2,
  marginInline: `calc(-1 * ${vars.space[4]})`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.surface.page,
  borderTop: `1px solid ${vars.color.border.default}`,
});

/** What takes focus scrolls to above it, never below it. */
export const phoneToolsRoom = '8rem';

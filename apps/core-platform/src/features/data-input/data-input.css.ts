import { sticksAt } from '@esg/ui/low-window';
import { phone } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { accent, border, surface } = vars.color;

/** Distance of the pane's content from its edges. */
const paneGutter = `clamp(${vars.space[4]}, 3vw, ${vars.space[8]})`;

export const pane = style({ display: 'grid', gap: vars.space[5], minWidth: 0, outline: 'none' });

export const fields = style({ display: 'grid', gap: vars.space[8] });

/** Distance of content outside the panes from the edges. */
export const inset = style({ padding: vars.space[6], '@media': { [phone]: { padding: vars.space[4] } } });

/** Shown above the disclosures. */
export const filter = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  padding: `${vars.space[2]} ${vars.space[3]}`,
});

/** Key hints are for people with a keyboard; in a narrow window the whole report is filled from the dialog of a disclosure. */
export const keys = style({
  display: 'flex',
  gap: vars.space[1],
  '@container': { 'panes-bar (max-width: 35rem)': { display: 'none' } },
});

/** Which disclosure of how many, never cut. */
export const place = style({ whiteSpace: 'nowrap' });

/** Status of the disclosure, and actions for all of it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: 'center',
  minHeight: vars.control.compact,
});

/** A group whose text is aligned with the content where it begins a line. */
export const headActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
});

/** Stays at the bottom of the window, over the edges of the pane. */
export const actions = style({
  position: 'sticky',
  bottom: sticksAt('0px'),
  zIndex: vars.layer.sticky,
  containerName: 'actions',
  containerType: 'inline-size',
  marginInline: `calc(-1 * ${paneGutter})`,
  marginBottom: `calc(-1 * ${vars.space[5]})`,
  padding: `${vars.space[2]} ${paneGutter}`,
  background: surface.default,
  borderTop: `1px solid ${border.default}`,
});

export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'space-between',
});

const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Text that is hidden in a narrow window, where the arrow beside it is enough. */
export const words = style({ '@container': { 'actions (max-width: 36rem)': visuallyHidden } });

/** Text that gives its room to the actions beside it: the key is enough. */
export const keysWord = style({ '@container': { 'panes-bar (max-width: 48rem)': visuallyHidden } });

export const requirementCode = style({ color: accent.text, fontVariantNumeric: 'tabular-nums' });

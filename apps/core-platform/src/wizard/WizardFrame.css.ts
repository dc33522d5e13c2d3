import { sticksAt } from '@esg/ui/low-window';
import { phone, print } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

const { border, surface } = vars.color;

/** Distance of the text from the edge of the page; lines and panes extend over it. */
const gutter = createVar();
const overGutter = { marginInline: `calc(-1 * ${gutter})` } as const;

/** As wide as every page of the shell. */
export const frame = style({
  vars: { [gutter]: vars.space[6] },
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: gutter,
  '@media': { [phone]: { vars: { [gutter]: vars.space[4] } } },
});

/** Focused elements stay clear of the bar at the lower edge of the window. */
export const footerRoom = '4.5rem';

/** Name, state and progress in one line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  alignItems: 'center',
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
});

/** A separate line where there is little space. */
export const name = style({ minWidth: 0, '@media': { [phone]: { flex: '1 1 100%' } } });

/** Takes the remaining space, so that the progress is at the end of the line. */
export const framework = style({ flex: '1 1 auto', '@media': { [phone]: { display: 'none' } } });

export const progress = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  '@media': { [phone]: { flex: 1 } },
});

export const progressBar = style({ width: '8rem', '@media': { [phone]: { flex: 1 } } });

export const nav = style({
  ...overGutter,
  containerName: 'steps',
  containerType: 'inline-size',
  position: 'relative',
  paddingInline: `calc(${gutter} - ${vars.space[2]})`,
  borderBottom: `1px solid ${border.default}`,
  '@media': { [print]: { display: 'none' } },
});

/** With space below it where the step's panes begin right there. */
export const notice = style({
  paddingTop: vars.space[4],
  // Where panes without an edge of their own follow, or only the footer.
  selectors: { '&[data-above-panes], &:has(+ nav)': { paddingBottom: vars.space[4] } },
});

export const step = style({ flex: 1, minWidth: 0, paddingBlock: vars.space[5], outline: 'none' });

// The title gets focus when its step opens; it is not a control, so it shows no ring.
globalStyle(`${step} h2[tabindex='-1']`, { outline: 'none' });

/** For a step that uses the page from edge to edge; its own line replaces the one above it. */
export const edgeToEdge = style({ ...overGutter, marginTop: -1, paddingBlock: 0 });

/** Its panes have a separate bar below the top bar. */
export const panesRoom = `calc(${vars.size.topBar} + 3.5rem)`;

/** Always visible, except in the step whose own bar sticks there. */
export const footer = style({
  ...overGutter,
  position: 'sticky',
  bottom: sticksAt('0px'),
  zIndex: vars.layer.sticky,
  display: 'flex',
  gap: vars.space[3],
  justifyContent: 'space-between',
  padding: `${vars.space[2]} ${gutter}`,
  background: surface.page,
  borderTop: `1px solid ${border.default}`,
  selectors: { '&[data-follows]': { position: 'static', borderTop: 0 } },
  '@media': { [print]: { display: 'none' } },
});

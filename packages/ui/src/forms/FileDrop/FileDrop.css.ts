import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';

const { accent, border, selection, status, surface, text } = vars.color;

export const area = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '5rem',
    padding: vars.space[4],
    background: surface.default,
    border: `1px dashed ${border.control}`,
    borderRadius: vars.radius.default,
    selectors: {
      '&:hover:not(:has(:disabled))': { background: surface.hover },
      '&[data-over]': { background: selection.bg, color: selection.on, border: `1px solid ${selection.border}` },
      '&[data-refuse]': { background: status.danger.bg, color: status.danger.on, borderColor: status.danger.solid },
      '&:has([aria-invalid="true"])': { borderColor: status.danger.solid },
      '&:has(input:focus-visible)': focusRing,
      '&:has(:disabled)': { background: surface.sunken },
    },
  }),
);

/** Lies over the whole area: pressing it anywhere opens the chooser, and it is the one thing that takes focus. */
export const input = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    cursor: 'pointer',
    fontSize: 0,
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
);

export const icon = style(inComponent({ flex: 'none', color: text.muted }));
export const words = style(inComponent({ flex: '1 1 auto', minWidth: 0, color: text.muted, overflowWrap: 'anywhere' }));

export const items = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    paddingTop: vars.space[2],
  }),
);
export const item = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.control.regular,
    paddingInlineStart: vars.space[3],
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.small,
    selectors: { '&[data-state="failed"]': { borderColor: status.danger.border } },
  }),
);
export const stateIcon = style(
  inComponent({
    flex: 'none',
    color: text.muted,
    selectors: {
      '[data-state="done"] > &': { color: status.success.solid },
      '[data-state="failed"] > &': { color: status.danger.solid },
    },
  }),
);
export const itemText = style(inComponent({ flex: '1 1 auto', minWidth: 0, paddingBlock: vars.space[1] }));
export const name = style(inComponent({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
export const detail = style(
  inComponent({
    color: text.muted,
    fontSize: vars.font.size.sm,
    overflowWrap: 'anywhere',
    selectors: { '[data-state="failed"] &': { color: status.danger.on } },
  }),
);

/** A native progress bar in the tenant's accent; the browser tells it to assistive technology. */
export const progress = style(
  inComponent({
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 4,
    marginBlock: 8,
    border: 0,
    borderRadius: vars.radius.full,
    background: border.strong,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { background: border.strong },
      '&::-webkit-progress-value': { background: accent.solid },
      '&::-moz-progress-bar': { background: accent.solid },
    },
    '@media': { [forcedColors]: { appearance: 'auto' } },
  }),
);

export const image = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[1],
    alignItems: 'center',
  }),
);
/** Logos are drawn for white paper: the ground stays light in the dark. */
export const preview = style(
  inComponent({
    flex: 'none',
    width: 72,
    height: 72,
    objectFit: 'contain',
    padding: vars.space[1],
    colorScheme: 'light',
    background: 'Canvas',
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.small,
  }),
);
export const actions = style(inComponent({ display: 'flex', flexDirection: 'column' }));

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { phone } from '../../theme/media.ts';

const { status, text } = vars.color;

/** Parts come and go, so distances are paddings of the parts, not gaps. */
export const field = style(inComponent({ minWidth: 0 }));

export const fieldset = style(inComponent({ minWidth: 0, selectors: { '&:focus': { outline: 'none' } } }));

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingBottom: vars.space[1],
} as const;

export const head = style(inComponent(row));
export const legend = style(inComponent({ ...row, width: '100%' }));

const words = {
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.text,
  overflowWrap: 'anywhere',
} as const;

export const label = style(inComponent(words));

/** A label with nothing beside it, no wider than its words: what is pressed beside them is no label. */
export const onlyLabel = style(
  inComponent({ ...words, display: 'block', width: 'fit-content', paddingBottom: vars.space[1] }),
);

/** For screen readers only. */
export const hidden = style(
  inComponent({
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

export const required = style(inComponent({ color: status.danger.solid, paddingInlineStart: '0.2em' }));

export const hint = style(
  inComponent({
    maxWidth: vars.size.measure,
    paddingBottom: vars.space[2],
    color: text.muted,
    fontSize: vars.font.size.sm,
  }),
);

export const error = style(
  inComponent({
    display: 'flex',
    gap: vars.space[1],
    maxWidth: vars.size.measure,
    paddingTop: vars.space[1],
    color: status.danger.on,
    fontSize: vars.font.size.sm,
  }),
);

/** Centred on the first line, whatever the language's line height. */
export const errorIcon = style(inComponent({ flex: 'none', height: '1lh' }));

export const saved = style(inComponent({ color: text.muted, fontSize: vars.font.size.xs, whiteSpace: 'nowrap' }));

export const body = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 12rem)',
    gap: vars.space[4],
    alignItems: 'start',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] } },
  }),
);

export const control = style(inComponent({ minWidth: 0 }));

export const aside = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.control.regular,
    minWidth: 0,
    color: text.muted,
    fontSize: vars.font.size.sm,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [phone]: { minHeight: 0 } },
  }),
);

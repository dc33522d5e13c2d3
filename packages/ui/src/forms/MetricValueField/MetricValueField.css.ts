import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { innerButton } from '../control.css.ts';

/** Room for the buttons of a row: the one that removes it, and those that move it where they are. */
const buttonsWidth = createVar();
const buttonsColumn = fallbackVar(buttonsWidth, '2.5rem');

/** Number, unit, descriptor, buttons. */
const columns = `minmax(6rem, 1fr) minmax(5.5rem, 0.8fr) minmax(6rem, 1.4fr) ${buttonsColumn}`;
/** Where there is room for all of it, only the words grow. */
const wideField = 'metric (min-width: 40rem)';
const wideColumns = `12rem 9rem minmax(6rem, 1fr) ${buttonsColumn}`;
/** The field may be in a narrow pane of a wide page, so it depends on its own width. */
const narrowField = 'metric (max-width: 25rem)';
const narrowColumns = `minmax(0, 1fr) minmax(0, 0.8fr) ${buttonsColumn}`;
/** There, long names of units need the width of the field: number, unit and descriptor are one above the other. */
const stackedColumns = `minmax(0, 1fr) ${buttonsColumn}`;
const hasLongUnits = '[data-long-units] &';

export const table = style(
  inComponent({
    containerName: 'metric',
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space[2],
    selectors: { '&[data-moves]': { vars: { [buttonsWidth]: '4.25rem' } } },
  }),
);

export const buttons = style(inComponent({ display: 'flex', alignItems: 'center' }));
/** One above the other, each 24 px high. */
export const moves = style(inComponent({ display: 'grid' }));
export const move = style([innerButton, inComponent({ height: '1.5rem', marginInlineEnd: 0 })]);

const line = { display: 'grid', gridTemplateColumns: columns, columnGap: vars.space[2] } as const;

export const heads = style(
  inComponent({
    ...line,
    color: vars.color.text.muted,
    fontSize: vars.font.size.xs,
    '@container': {
      // Where boxes are one above the other, each carries its own head; these still name them to screen readers.
      [narrowField]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      [wideField]: { gridTemplateColumns: wideColumns },
    },
  }),
);
export const numberHead = style(inComponent({ textAlign: 'end', paddingInlineEnd: vars.space[3] }));

/** Where boxes are one above the other: the head of a box, above it. */
const ownHead = {
  content: 'attr(data-label)',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
} as const;

export const row = style(
  inComponent({
    ...line,
    alignItems: 'center',
    rowGap: vars.space[1],
    '@container': {
      [narrowField]: {
        gridTemplateColumns: narrowColumns,
        alignItems: 'end',
        rowGap: vars.space[2],
        selectors: { [hasLongUnits]: { gridTemplateColumns: stackedColumns } },
      },
      [wideField]: { gridTemplateColumns: wideColumns },
    },
  }),
);

export const number = style(
  inComponent({ display: 'grid', minWidth: 0, '@container': { [narrowField]: { '::before': ownHead } } }),
);

export const unit = style(
  inComponent({
    display: 'grid',
    minWidth: 0,
    '@container': {
      [narrowField]: { '::before': ownHead, selectors: { [hasLongUnits]: { gridRow: 2, gridColumn: 1 } } },
    },
  }),
);

/** Below number and unit where there is no room beside them. */
export const descriptor = style(
  inComponent({
    display: 'grid',
    gridAutoFlow: 'row',
    gap: vars.space[1],
    minWidth: 0,
    '@container': {
      [narrowField]: {
        gridRow: 2,
        gridColumn: '1 / 3',
        '::before': ownHead,
        selectors: { [hasLongUnits]: { gridRow: 3, gridColumn: 1 } },
      },
      [wideField]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const onlyUnit = style(inComponent({ color: vars.color.text.muted, overflowWrap: 'anywhere' }));

export const add = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: vars.control.compact,
    marginTop: vars.space[1],
    paddingInlineEnd: vars.space[2],
    color: vars.color.text.muted,
    fontSize: vars.font.size.sm,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.small,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text.default },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
      '&:focus-visible': focusRing,
    },
  }),
);

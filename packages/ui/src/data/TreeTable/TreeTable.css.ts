import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors, print } from '../../theme/media.ts';

const { color, space } = vars;

/** Listens for the table within, and is no box of its own. */
export const within = style(inComponent({ display: 'contents' }));

export const grip = style(
  inComponent({
    flex: 'none',
    display: 'inline-flex',
    verticalAlign: 'middle',
    padding: space[1],
    marginInlineStart: `calc(-1 * ${space[1]})`,
    color: color.text.muted,
    cursor: 'grab',
    touchAction: 'none',
    selectors: { '&:hover': { color: color.text.default }, '&:active': { cursor: 'grabbing' } },
    '@media': { [print]: { display: 'none' } },
  }),
);
/** The room of a grip, so that names stand below one another. */
export const noGrip = style(inComponent({ flex: 'none', display: 'inline-block', width: '1.25rem' }));
export const gripped = style(inComponent({ display: 'flex', alignItems: 'center', minWidth: 0 }));
export const named = style(inComponent({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

export const foot = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.control.compact,
    paddingBlockStart: space[1],
    '@media': { [print]: { display: 'none' } },
  }),
);
export const said = style(
  inComponent({
    fontSize: vars.font.size.sm,
    color: color.text.muted,
    selectors: { '&[data-refused]': { color: color.status.danger.on } },
  }),
);

const over = { position: 'fixed', zIndex: vars.layer.toast, pointerEvents: 'none' } as const;
export const target = style(
  inComponent({
    ...over,
    outline: `2px solid ${color.selection.border}`,
    outlineOffset: '-2px',
    borderRadius: vars.radius.small,
    selectors: { '&[data-refused]': { outline: `2px dashed ${color.status.danger.solid}` } },
    '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
  }),
);
export const chip = style(
  inComponent({
    ...over,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    maxWidth: `min(22rem, calc(100vw - ${space[6]}))`,
    // Beside the pointer, and above a finger.
    transform: `translateY(calc(-100% - ${space[3]}))`,
    padding: `${space[1]} ${space[3]}`,
    background: color.surface.overlay,
    color: color.text.default,
    border: `1px solid ${color.border.strong}`,
    borderRadius: vars.radius.default,
    boxShadow: vars.elevation.float,
    fontSize: vars.font.size.sm,
    selectors: {
      '&[data-refused]': { borderColor: color.status.danger.solid },
      '&[data-late]': { transform: `translate(-100%, calc(-100% - ${space[3]}))` },
    },
  }),
);
export const chipMark = style(inComponent({ flex: 'none' }));

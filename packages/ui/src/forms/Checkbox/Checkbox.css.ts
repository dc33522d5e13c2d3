import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { easesInHand } from '../../theme/eases-in-hand.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors, touch, touchTarget } from '../../theme/media.ts';

const { accent, border, status, surface, text } = vars.color;

export const root = style(inComponent({ minWidth: 0 }));

/** The whole line is the target, at least 24 px high. */
export const choice = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: vars.space[2],
    alignItems: 'start',
    paddingBlock: vars.space[1],
    cursor: 'pointer',
    '@media': { [touch]: { paddingBlock: `calc((${touchTarget} - 1lh) / 2)` } },
    selectors: { '&:has(:disabled)': { color: text.muted, cursor: 'not-allowed' } },
  }),
);

const mark = { content: '', background: accent.on } as const;

/** Shared by checkbox and radio: a native input, drawn by us so that its mark is visible on any brand colour. */
export const box = style(
  inComponent({
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    marginTop: 'calc((1lh - 18px) / 2)',
    background: surface.default,
    border: `1.5px solid ${border.control}`,
    borderRadius: 4,
    cursor: 'inherit',
    ...easesInHand,
    selectors: {
      '&[type="radio"]': { borderRadius: '50%' },
      '&:hover:not(:disabled)': { borderColor: text.muted },
      '&:checked, &[type="checkbox"]:indeterminate': { background: accent.solid, borderColor: accent.solid },
      '&:checked:hover:not(:disabled)': { borderColor: accent.solid },
      '&:checked::before': {
        ...mark,
        width: 12,
        height: 12,
        clipPath: 'polygon(13% 48%, 3% 60%, 38% 92%, 98% 22%, 86% 11%, 37% 69%)',
      },
      '&[type="checkbox"]:indeterminate::before': { ...mark, width: 10, height: 2, clipPath: 'none' },
      '&[type="radio"]:checked::before': { ...mark, width: 8, height: 8, borderRadius: '50%', clipPath: 'none' },
      '&[aria-invalid="true"]:not(:checked), [aria-invalid="true"] &:not(:checked)': {
        borderColor: status.danger.solid,
      },
      '&:disabled': { background: surface.sunken, borderColor: border.strong },
      '&:disabled:checked::before': { background: text.muted },
      '&:focus-visible': focusRing,
    },
    '@media': { [forcedColors]: { appearance: 'auto' } },
  }),
);

/** Lines up with the label, past the box. */
export const hint = style(
  inComponent({
    maxWidth: vars.size.measure,
    paddingInlineStart: `calc(18px + ${vars.space[2]})`,
    color: text.muted,
    fontSize: vars.font.size.sm,
  }),
);

/** Choices below one another. */
export const choices = style(inComponent({ display: 'grid', gap: vars.space[1] }));

/** Choices beside one another where there is room. */
export const choicesBeside = style([
  choices,
  inComponent({
    columnGap: vars.space[6],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    overflowWrap: 'anywhere',
  }),
]);

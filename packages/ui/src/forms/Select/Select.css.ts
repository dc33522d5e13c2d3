import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';

const { border, status, surface, text } = vars.color;

/** Draws the arrow with two borders: no image, and it follows the text colour in every mode. */
export const frame = style(
  inComponent({
    position: 'relative',
    display: 'block',
    minWidth: 0,
    '::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: vars.space[3],
      top: '50%',
      width: 7,
      height: 7,
      borderInlineEnd: '1.5px solid currentColor',
      borderBottom: '1.5px solid currentColor',
      color: text.muted,
      transform: 'translateY(-70%) rotate(45deg)',
      pointerEvents: 'none',
    },
    '@media': { [forcedColors]: { '::after': { display: 'none' } } },
  }),
);

export const select = style(
  inComponent({
    appearance: 'none',
    width: '100%',
    minHeight: vars.control.regular,
    paddingInline: `${vars.space[3]} ${vars.space[8]}`,
    background: surface.default,
    color: text.default,
    border: `1px solid ${border.control}`,
    borderRadius: vars.radius.small,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { borderColor: text.muted },
      '&[data-empty]': { color: text.muted },
      '&[aria-invalid="true"]': { borderColor: status.danger.solid },
      '&:disabled': {
        background: surface.sunken,
        color: text.muted,
        borderColor: border.strong,
        cursor: 'not-allowed',
        opacity: 1,
      },
      '&:focus-visible': { ...focusRing, outlineOffset: '-1px' },
    },
    '@media': { [forcedColors]: { appearance: 'auto' }, '(pointer: coarse)': { fontSize: '16px' } },
  }),
);

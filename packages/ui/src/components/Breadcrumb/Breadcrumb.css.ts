import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { touch, touchTarget } from '../../theme/media.ts';

const { color, space } = vars;

export const list = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[1], minWidth: 0 }),
);
export const item = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    maxWidth: '16rem',
    color: color.text.muted,
    fontSize: vars.font.size.sm,
  }),
);
/** One line, cut with an ellipsis; the link's title has the whole text. */
export const crumb = style(
  inComponent({
    display: 'block',
    minHeight: '1.5rem',
    '@media': { [touch]: { minHeight: touchTarget, lineHeight: touchTarget, minWidth: touchTarget } },
    overflow: 'hidden',
    color: color.text.muted,
    textDecoration: 'none',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.small,
    selectors: {
      'a&:hover': { color: color.text.default, textDecoration: 'underline' },
      '&:focus-visible': focusRing,
      '&[aria-current="page"]': { color: color.text.default },
    },
  }),
);
export const separator = style(inComponent({ flex: 'none', color: color.text.muted }));

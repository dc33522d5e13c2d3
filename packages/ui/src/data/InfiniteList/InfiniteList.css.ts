import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';

export const feed = style(inComponent({ position: 'relative', minWidth: 0 }));
export const item = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    minWidth: 0,
    borderRadius: vars.radius.small,
    selectors: {
      '[data-flowing] > &': { position: 'static', paddingBottom: vars.space[3] },
      '&:focus-visible': focusRing,
    },
  }),
);
export const foot = style(
  inComponent({ display: 'flex', justifyContent: 'center', padding: vars.space[4], color: vars.color.text.muted }),
);

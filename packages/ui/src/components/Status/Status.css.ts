import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { print } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { status } = vars.color;
const tone = (name: keyof typeof status) => inComponent({ color: status[name].on });

export const mark = recipe({
  base: inComponent({
    display: 'inline-flex',
    // Its icon comes first and has no baseline: on the line's own it would be above the words beside it.
    verticalAlign: 'middle',
    alignItems: 'center',
    gap: vars.space[1],
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.lineHeight.tight,
    whiteSpace: 'nowrap',
    // Paper can be read only as it is: a narrow column has more lines.
    '@media': { [print]: { whiteSpace: 'normal' } },
  }),
  variants: {
    tone: {
      neutral: tone('neutral'),
      info: tone('info'),
      progress: tone('progress'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
    },
  },
});

export const icon = style(inComponent({ flex: 'none', width: '1em', height: '1em', fontSize: '1.15em' }));

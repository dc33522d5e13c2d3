import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors, reducedMotion } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const bone = recipe({
  base: inComponent({
    display: 'block',
    maxWidth: '100%',
    background: vars.color.border.default,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': { [reducedMotion]: { animation: 'none' }, [forcedColors]: { border: '1px solid GrayText' } },
  }),
  variants: {
    shape: {
      text: inComponent({ height: '0.8em', marginBlock: '0.35em', borderRadius: vars.radius.small }),
      block: inComponent({ borderRadius: vars.radius.default }),
      circle: inComponent({ borderRadius: vars.radius.full }),
    },
  },
});

export const group = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[3], width: '100%' }),
);

import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { reducedMotion } from '../../theme/media.ts';

const appear = keyframes({ from: { opacity: 0 } });
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const place = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[5],
    minHeight: '100dvh',
    background: vars.color.surface.page,
  }),
);

export const logo = style(inComponent({ display: 'grid', placeItems: 'center', width: '3.5rem', height: '3.5rem' }));

/** A short wait shows only the logo; after 300 ms it shows that it is working. */
export const bar = style(
  inComponent({
    width: '7rem',
    height: 3,
    borderRadius: vars.radius.full,
    background: vars.color.border.default,
    overflow: 'hidden',
    animation: `${appear} 200ms 300ms both`,
    '@media': {
      [reducedMotion]: {
        // A delay is no motion, so it stays.
        animation: `${appear} 1ms 300ms both !important`,
        '::after': { width: '100%' },
      },
    },
    '::after': {
      content: '""',
      display: 'block',
      width: '40%',
      height: '100%',
      borderRadius: 'inherit',
      background: vars.color.accent.solid,
      animation: `${pass} 1.1s ease-in-out infinite`,
    },
  }),
);

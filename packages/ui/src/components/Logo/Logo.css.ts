import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { recipe } from '../../theme/recipe.ts';

export const logo = recipe({
  base: inComponent({ display: 'block', objectFit: 'contain', objectPosition: 'left', maxWidth: '100%' }),
  variants: {
    size: {
      /** The mini logo: a square that works on any background. */
      mini: inComponent({ width: '1.75rem', height: '1.75rem' }),
      regular: inComponent({ height: '1.75rem', maxWidth: '10rem' }),
      large: inComponent({ height: '2.5rem', maxWidth: '100%' }),
    },
    /** The place of the picture. A plate gives a light background in dark mode to a picture that has no dark variant. */
    ground: { any: {}, plate: {}, light: {}, dark: inComponent({ display: 'none' }) },
  },
  defaultVariants: { size: 'regular', ground: 'any' },
});

export const wordmark = style(
  inComponent({
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.lineHeight.tight,
    color: vars.color.text.default,
  }),
);

export const letter = style(
  inComponent({
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: vars.radius.small,
    fontWeight: vars.font.weight.strong,
    background: vars.color.action.bg,
    color: vars.color.action.on,
  }),
);

const inTheDark = (className: string, rule: Omit<GlobalStyleRule, '@layer' | '@media'>) => {
  globalStyle(`:root[data-mode="dark"] .${className}`, { '@layer': { [componentLayer]: rule } });
  globalStyle(`:root:not([data-mode]) .${className}`, {
    '@layer': { [componentLayer]: { '@media': { '(prefers-color-scheme: dark)': rule } } },
  });
};

const { plate, light, dark } = logo.classNames.variants.ground;
inTheDark(plate, {
  boxSizing: 'content-box',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  background: vars.color.logo.plate,
  borderRadius: vars.radius.small,
});
inTheDark(light, { display: 'none' });
inTheDark(dark, { display: 'block' });

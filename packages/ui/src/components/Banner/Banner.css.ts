import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors, phone, print } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { border, focus, link, status, special, text } = vars.color;
const tone = (name: keyof typeof status) => {
  const { bg, on, border } = status[name];
  // The contrast of the link colour is proved on pages, not on tints, so links here have the text's colour and an underline.
  return inComponent({
    vars: { [link.default]: on, [link.hover]: on },
    background: bg,
    color: on,
    borderColor: border,
  });
};

export const banner = recipe({
  base: inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.default,
  }),
  variants: {
    tone: {
      neutral: tone('neutral'),
      info: tone('info'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
    },
    shape: {
      card: {},
      bar: inComponent({
        padding: `${vars.space[2]} ${vars.space[8]}`,
        borderWidth: '0 0 1px',
        borderRadius: 0,
        '@media': { [phone]: { padding: `${vars.space[2]} ${vars.space[4]}` } },
      }),
    },
  },
});

export const icon = style(
  inComponent({ flex: 'none', width: '1.25rem', height: '1.25rem', marginBlockStart: '0.1em' }),
);
/** Wide enough to be readable; an action without room beside it goes below. */
export const body = style(inComponent({ flex: '1 1 min(16rem, 100%)', minWidth: 0 }));
export const words = recipe({
  base: inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[1] }),
  variants: {
    shape: { card: {}, bar: inComponent({ flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space[3] }) },
  },
});
export const row = style(
  inComponent({ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }),
);

/**
 * Beside all content on the gradient, where the second colour is unchanged. The part with text ends this far before the gradient does: at
 * its slant that is never further in than this margin and the one below (up to 8.5rem).
 */
const corner = 'clamp(1.5rem, 10vw, 8rem)';

export const hero = style(
  inComponent({
    // The ring's own colour could be invisible on a gradient; the text colour is readable wherever there is content.
    vars: { [focus.ring]: special.on },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[5]} ${vars.space[8]}`,
    padding: `${vars.space[6]} ${corner} ${vars.space[6]} ${vars.space[6]}`,
    borderRadius: vars.radius.default,
    background: `linear-gradient(110deg in srgb, ${special.from}, ${special.middle} calc(100% - ${corner}), ${special.to})`,
    color: special.on,
    '@media': {
      [forcedColors]: { border: '1px solid CanvasText' },
      // Paper has no gradient, so content on it is dark.
      [print]: { background: 'none', color: text.default, border: `1px solid ${border.default}` },
    },
  }),
);
export const heroWords = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 }),
);

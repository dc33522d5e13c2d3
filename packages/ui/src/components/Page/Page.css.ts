import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { phone, print } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

export const page = recipe({
  base: inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    width: '100%',
    maxWidth: vars.size.page,
    marginInline: 'auto',
    padding: `${vars.space[4]} ${vars.space[8]} ${vars.space[12]}`,
    '@media': { [phone]: { padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[10]}` } },
  }),
  variants: {
    width: {
      full: {},
      reading: inComponent({ maxWidth: `calc(${vars.size.measure} + 2 * ${vars.space[8]})` }),
    },
  },
  defaultVariants: { width: 'full' },
});

export const header = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
    minHeight: vars.control.regular,
  }),
);

/** The purpose is beside the title where there is room for both, else below it, so that the content begins early. */
export const words = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[4],
    minWidth: 'min(100%, 20rem)',
    flex: '1 1 20rem',
  }),
);

/** Beside tabs the title takes only the room that it needs. */
export const title = style(inComponent({ minWidth: 0 }));
export const tabs = style(inComponent({ flex: '1 1 26rem', minWidth: 0, maxWidth: '100%' }));

/** Ways to other places, and what is pressed, are nothing on paper. */
const offPaper = { '@media': { [print]: { display: 'none' } } } as const;

export const before = style(inComponent({ flexBasis: '100%', marginBottom: vars.space[3], ...offPaper }));

export const actions = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center', ...offPaper }),
);

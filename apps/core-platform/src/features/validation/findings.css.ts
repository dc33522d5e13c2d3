import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { border, surface } = vars.color;

/** One surface; findings are lines on it, since there can be hundreds. */
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: surface.default,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.default,
});

export const entry = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  selectors: {
    '& + &': { borderTop: `1px solid ${border.default}` },
    // Until the search of the page finds it, it takes no room. The browser itself leaves out its content.
    '&&[hidden]': { padding: 0, border: 0 },
  },
});

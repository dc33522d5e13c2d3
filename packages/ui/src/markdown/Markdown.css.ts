import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';
import { componentLayer } from '../theme/layers.css.ts';

const { border, surface, text } = vars.color;
const { space } = vars;

export const content = style(inComponent({ minWidth: 0, overflowWrap: 'anywhere' }));

/** The elements of a text have no component of their own; these are their looks. */
const inside = (selector: string, rule: Parameters<typeof inComponent>[0]) =>
  globalStyle(`.${content} ${selector}`, { '@layer': { [componentLayer]: rule } } as Parameters<typeof globalStyle>[1]);

inside('> * + *', { marginBlockStart: space[3] });
inside('> :is(h1, h2, h3, h4, h5, h6)', {
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
});
inside('> * + :is(h1, h2, h3, h4, h5, h6)', { marginBlockStart: space[5] });
inside(':is(p, ul, ol, blockquote)', { maxWidth: vars.size.measure });
inside('ul', { listStyle: 'disc', paddingInlineStart: space[5] });
inside('ol', { listStyle: 'decimal', paddingInlineStart: space[6] });
inside('li + li', { marginBlockStart: space[1] });
inside('blockquote', {
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${border.strong}`,
  color: text.muted,
});
inside('code', {
  padding: '0.1em 0.3em',
  background: surface.sunken,
  borderRadius: 4,
  fontFamily: vars.font.family.mono,
  fontSize: '0.9em',
});
inside('pre', { padding: space[3], background: surface.sunken, borderRadius: vars.radius.small, overflowX: 'auto' });
inside('pre code', { padding: 0, background: 'none' });
inside('hr', { border: 0, borderTop: `1px solid ${border.default}` });

import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const text = style({ minWidth: 0, maxWidth: vars.size.measure, overflowWrap: 'anywhere' });

/** Styles for the elements of a text, which have no component of their own. */
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`.${text} ${selector}`, rule);

inside('> * + *', { marginBlockStart: space[3] });
inside('> * + :is(h2, h3)', { marginBlockStart: space[6] });
inside('ul', { listStyle: 'disc', paddingInlineStart: space[6] });
inside('ol', { listStyle: 'decimal', paddingInlineStart: space[6] });
inside('li + li', { marginBlockStart: space[1] });

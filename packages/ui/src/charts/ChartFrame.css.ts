import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/in-component.ts';

export const frame = style(inComponent({ display: 'grid', gap: vars.space[4], minWidth: 0 }));
export const head = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    alignItems: 'start',
    justifyContent: 'space-between',
  }),
);
export const caption = style(inComponent({ flex: '1 1 10rem', minWidth: 0 }));
export const title = style(inComponent({ fontWeight: vars.font.weight.strong, lineHeight: vars.font.lineHeight.text }));
export const description = style(
  inComponent({ maxWidth: vars.size.measure, color: vars.color.text.muted, fontSize: vars.font.size.sm }),
);
export const empty = style(
  inComponent({
    display: 'grid',
    placeItems: 'center',
    minHeight: '8rem',
    padding: vars.space[4],
    color: vars.color.text.muted,
    textAlign: 'center',
    border: `1px dashed ${vars.color.border.strong}`,
    borderRadius: vars.radius.default,
  }),
);
export const actions = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] }));

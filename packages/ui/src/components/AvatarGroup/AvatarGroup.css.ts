import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';

/** The pictures overlap; a gap in the background colour separates them and leaves every letter visible. */
export const group = style(inComponent({ display: 'flex', alignItems: 'center' }));

globalStyle(`.${group} > li`, {
  '@layer': {
    [componentLayer]: { borderRadius: vars.radius.full, boxShadow: `0 0 0 2px ${vars.color.surface.default}` },
  },
});
globalStyle(`.${group} > li + li`, { '@layer': { [componentLayer]: { marginInlineStart: '0.125rem' } } });

export const rest = style(
  inComponent({
    background: vars.color.surface.sunken,
    color: vars.color.text.default,
    fontVariantNumeric: 'tabular-nums',
  }),
);

import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { phone, print } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { border, surface, text } = vars.color;

export const scroller = style(
  inComponent({
    overflowX: 'auto',
    '@media': { [print]: { overflow: 'visible' } },
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.default,
    background: surface.default,
    selectors: { '&:focus-visible': focusRingInside },
  }),
);

export const table = recipe({
  base: inComponent({ width: '100%', textAlign: 'start' }),
  variants: { density: { regular: {}, compact: {} }, stacked: { true: {} }, firstStays: { true: {} } },
  defaultVariants: { density: 'regular' },
});

export const caption = style(
  inComponent({
    captionSide: 'top',
    textAlign: 'start',
    fontWeight: vars.font.weight.strong,
    padding: `${vars.space[3]} ${vars.space[4]}`,
  }),
);

const cells = `.${table.classNames.base} :is(th, td)`;
globalStyle(cells, {
  '@layer': {
    [componentLayer]: {
      height: vars.control.regular,
      padding: `${vars.space[2]} ${vars.space[4]}`,
      borderBottom: `1px solid ${border.default}`,
      textAlign: 'start',
      verticalAlign: 'middle',
      fontWeight: vars.font.weight.regular,
    },
  },
});
globalStyle(`.${table.classNames.variants.density.compact} :is(th, td)`, {
  '@layer': { [componentLayer]: { height: vars.control.compact, paddingBlock: vars.space[1] } },
});
globalStyle(`.${table.classNames.base} thead th`, {
  '@layer': {
    [componentLayer]: {
      background: surface.sunken,
      color: text.muted,
      fontSize: vars.font.size.sm,
      fontWeight: vars.font.weight.strong,
      whiteSpace: 'nowrap',
      // Paper does not scroll: there heads wrap between words.
      '@media': { [print]: { whiteSpace: 'normal', wordBreak: 'keep-all' } },
    },
  },
});
globalStyle(`.${table.classNames.base} tbody:last-of-type tr:last-child :is(th, td)`, {
  '@layer': { [componentLayer]: { borderBottom: 0 } },
});
globalStyle(`.${table.classNames.base} tbody th[scope="rowgroup"]`, {
  '@layer': { [componentLayer]: { background: surface.sunken, fontWeight: vars.font.weight.strong } },
});
globalStyle(`.${table.classNames.base} tbody tr:hover`, {
  '@layer': { [componentLayer]: { background: surface.hover } },
});
// For figures only: with tabular numerals a hyphen is as wide as a digit.
globalStyle(`.${table.classNames.base} :is(th, td)[data-align="end"]`, {
  '@layer': { [componentLayer]: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
});

const staying = `.${table.classNames.variants.firstStays.true} :is(th, td):first-child`;
globalStyle(staying, {
  '@layer': { [componentLayer]: { position: 'sticky', insetInlineStart: 0, background: surface.default, zIndex: 1 } },
});
globalStyle(`.${table.classNames.variants.firstStays.true} thead th:first-child`, {
  '@layer': { [componentLayer]: { background: surface.sunken } },
});

const stacked = `.${table.classNames.variants.stacked.true}`;
const onPhone = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [componentLayer]: { '@media': { [phone]: rule } } } });
onPhone(`${stacked}, ${stacked} tbody`, { display: 'block' });
// A caption beside blocks would be as narrow as its longest word.
onPhone(`${stacked} caption`, { display: 'block' });
onPhone(`${stacked} thead`, { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
onPhone(`${stacked} tbody tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBottom: `1px solid ${border.default}`,
});
onPhone(`${stacked} tbody:last-of-type tr:last-child`, { borderBottom: 0 });
onPhone(`${stacked} tbody :is(th, td)`, { height: 'auto', minWidth: 0, padding: 0, borderBottom: 0 });
onPhone(`${stacked} tbody td:empty`, { display: 'none' });
onPhone(`${stacked} tbody th`, { flexBasis: '100%', fontWeight: vars.font.weight.strong });
onPhone(`${stacked} :is(th, td):first-child`, { position: 'static', background: 'none' });
onPhone(`${stacked} tbody tr:has(> th[scope="rowgroup"])`, { background: surface.sunken });
onPhone(`${stacked} tbody [data-label]`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  flexBasis: '100%',
  // The figure is never broken; the name before it wraps.
  whiteSpace: 'nowrap',
});
// Words may be long: they wrap, and their name stays whole.
onPhone(`${stacked} tbody [data-label]:not([data-align])`, { whiteSpace: 'normal', textAlign: 'end' });
onPhone(`${stacked} tbody [data-label]::before`, {
  content: 'attr(data-label)',
  color: text.muted,
  fontSize: vars.font.size.sm,
  textAlign: 'start',
  whiteSpace: 'normal',
});
onPhone(`${stacked} tbody [data-label]:not([data-align])::before`, { flexShrink: 0, maxWidth: '50%' });

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { forcedColors, phone } from '../../theme/media.ts';

const { color, space } = vars;

/** Where tabs have icons and all words together would need a second row. */
const narrowTabs = 'tabs (max-width: 34rem)';

export const root = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minWidth: 0,
    selectors: { '&[data-icons]': { containerName: 'tabs', containerType: 'inline-size' } },
  }),
);

export const list = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[1]}`,
    borderBottom: `1px solid ${color.border.default}`,
    // One row, which scrolls separately: the tab at its edge is cut, which shows that there are more.
    '@media': { [phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'thin' } },
  }),
);

export const tab = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.control.regular,
    padding: `0 ${space[2]}`,
    color: color.text.muted,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text.default },
      '&[data-state="active"]': {
        color: color.text.default,
        fontWeight: vars.font.weight.strong,
        borderBottomColor: color.accent.solid,
      },
      '&:focus-visible': focusRingInside,
    },
    '@container': {
      [narrowTabs]: { flex: '1 1 0', justifyContent: 'center', gap: space[1], minWidth: 0, paddingInline: space[1] },
    },
    '@media': {
      [forcedColors]: {
        borderBottomColor: 'Canvas',
        selectors: { '&[data-state="active"]': { borderBottomColor: 'Highlight' } },
      },
    },
  }),
);

globalStyle(`${tab} > svg`, {
  '@layer': { [componentLayer]: { flex: 'none', width: vars.size.icon, height: vars.size.icon, strokeWidth: 1.5 } },
});

/** For screen readers where the icon replaces them. */
export const words = style(
  inComponent({
    '@container': {
      [narrowTabs]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

export const panel = style(
  inComponent({ minWidth: 0, borderRadius: vars.radius.small, selectors: { '&:focus-visible': focusRing } }),
);

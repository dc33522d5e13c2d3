import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { easesInHand } from '../../theme/eases-in-hand.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/media.ts';
import { type RecipeVariants, recipe } from '../../theme/recipe.ts';

const { action, secondary, special, status, surface, text, border } = vars.color;
const live = '&:hover:not([aria-disabled="true"], :disabled)';
const pressed = '&:active:not([aria-disabled="true"], :disabled)';

/** Styles of a button; also used by links through `asChild`. */
export const button = recipe({
  base: inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.lineHeight.tight,
    textAlign: 'center',
    textDecoration: 'none',
    // Chinese has no spaces: without it two characters would be on separate lines where room is short.
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    userSelect: 'none',
    ...easesInHand,
    selectors: {
      '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed', opacity: 0.6 },
      '&:focus-visible': focusRing,
    },
    '@media': { [forcedColors]: { borderColor: 'ButtonText' } },
  }),
  variants: {
    emphasis: {
      /** The one main action of a view. */
      strong: inComponent({
        background: action.bg,
        color: action.on,
        borderColor: action.border,
        selectors: {
          [live]: { background: action.bgHover, color: action.on },
          [pressed]: { background: action.bgActive },
        },
      }),
      /** A second action that still carries the brand. */
      soft: inComponent({
        background: secondary.bg,
        color: secondary.on,
        borderColor: secondary.border,
        selectors: {
          [live]: { background: secondary.bgHover, color: secondary.on },
          [pressed]: { background: secondary.bgActive },
        },
      }),
      /** Every other action; its words show that it is a button, so its edge may be soft. */
      quiet: inComponent({
        background: surface.default,
        color: text.default,
        borderColor: border.strong,
        selectors: {
          [live]: { background: surface.hover, color: text.default },
          [pressed]: { background: surface.sunken },
        },
      }),
      /** Inside bars and rows, where a border would be noise. */
      bare: inComponent({
        background: 'transparent',
        color: text.default,
        selectors: {
          [live]: { background: surface.hover, color: text.default },
          [pressed]: { background: surface.sunken },
        },
      }),
      /** On the tenant's gradient, inside a Hero. */
      inverse: inComponent({
        background: special.on,
        color: special.from,
        borderColor: special.on,
        selectors: { [live]: { color: special.from, boxShadow: `inset 0 0 0 2px ${special.from}` } },
      }),
      /** On the tenant's gradient, beside the main action. */
      inverseQuiet: inComponent({
        background: 'transparent',
        color: 'inherit',
        borderColor: 'currentColor',
        selectors: { [live]: { color: 'inherit', boxShadow: 'inset 0 0 0 1px currentColor' } },
      }),
      /** Removes or breaks something. */
      danger: inComponent({
        background: status.danger.solid,
        color: status.danger.onSolid,
        borderColor: status.danger.solid,
        selectors: { [live]: { color: status.danger.onSolid, boxShadow: `inset 0 0 0 2px ${status.danger.onSolid}` } },
      }),
    },
    size: {
      regular: inComponent({
        minHeight: vars.control.regular,
        paddingInline: vars.space[4],
        paddingBlock: vars.space[1],
      }),
      compact: inComponent({
        minHeight: vars.control.compact,
        paddingInline: vars.space[3],
        fontSize: vars.font.size.sm,
      }),
    },
    wide: { true: inComponent({ width: '100%' }) },
  },
  defaultVariants: { emphasis: 'quiet', size: 'regular' },
});

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

globalStyle(`.${button.classNames.base} > svg`, {
  '@layer': { [componentLayer]: { flex: 'none', width: vars.size.icon, height: vars.size.icon, strokeWidth: 1.5 } },
});

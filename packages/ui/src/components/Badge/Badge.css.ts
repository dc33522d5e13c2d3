import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { type RecipeVariants, recipe } from '../../theme/recipe.ts';

const { status, selection } = vars.color;
const tone = (name: keyof typeof status) =>
  inComponent({ background: status[name].bg, color: status[name].on, borderColor: status[name].border });

export const badge = recipe({
  base: inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    maxWidth: '100%',
    minHeight: '1.5rem',
    padding: `0 ${vars.space[2]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.lineHeight.tight,
  }),
  variants: {
    tone: {
      neutral: tone('neutral'),
      info: tone('info'),
      progress: tone('progress'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      accent: inComponent({ background: selection.bg, color: selection.on, borderColor: selection.border }),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeVariants = NonNullable<RecipeVariants<typeof badge>>;

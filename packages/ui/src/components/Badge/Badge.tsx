import type { ComponentProps } from 'react';
import { type BadgeVariants, badge } from './Badge.css.ts';

export const badgeTones = [
  'neutral',
  'info',
  'progress',
  'success',
  'warning',
  'danger',
  'accent',
] as const satisfies readonly BadgeVariants['tone'][];

export type BadgeProps = Omit<ComponentProps<'span'>, 'className' | 'style'> & {
  /** The meaning of the colour, which the words repeat. */
  tone?: (typeof badgeTones)[number];
};

/** A short label beside a thing. Where the colour alone would carry meaning, use Status. */
export const Badge = ({ tone, ...rest }: BadgeProps) => <span {...rest} className={badge({ tone })} />;

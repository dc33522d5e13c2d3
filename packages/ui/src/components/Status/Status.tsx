import { Check, Circle, CircleAlert, CircleCheck, CircleDashed, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './Status.css.ts';

export const statusTones = ['neutral', 'info', 'progress', 'success', 'warning', 'danger'] as const;

const icons: Record<(typeof statusTones)[number], LucideIcon> = {
  neutral: Circle,
  info: CircleCheck,
  progress: CircleDashed,
  success: Check,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export type StatusProps = Omit<ComponentProps<'span'>, 'className' | 'style'> & {
  /** Colour and icon. */
  tone: (typeof statusTones)[number];
  /** Replaces the icon of the tone. */
  icon?: LucideIcon;
  /** The word of the status. */
  children: ReactNode;
};

/** State of a thing: colour, icon and word together, so that none carries it alone. */
export const Status = ({ tone, icon, children, ...rest }: StatusProps) => {
  const Icon = icon ?? icons[tone];
  return (
    <span {...rest} className={css.mark({ tone })}>
      <Icon className={css.icon} strokeWidth={1.75} aria-hidden />
      {children}
    </span>
  );
};

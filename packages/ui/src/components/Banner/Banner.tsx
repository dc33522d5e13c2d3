import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import type { RootProps } from '../root-props.ts';
import { Heading, Text } from '../Text/index.ts';
import * as css from './Banner.css.ts';

export const bannerTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

const icons: Record<(typeof bannerTones)[number], LucideIcon> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export type BannerProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'title'> & {
  /** Colour and icon; `danger` is announced at once. */
  tone?: (typeof bannerTones)[number];
  /** What happened or holds, in one line. */
  title?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Shows a button that takes the message away; needs its words. */
  dismiss?: { label: string; onDismiss: () => void };
};

/** A message that belongs to the page or a part of it and stays. For messages that come and go use toasts. */
export const Banner = ({ tone = 'neutral', title, action, dismiss, children, ...rest }: BannerProps) => {
  const Icon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} {...rest} className={css.banner({ tone })}>
      <Icon className={css.icon} strokeWidth={1.75} aria-hidden />
      <div className={css.row}>
        <div className={css.body}>
          {title !== undefined && <Text strong>{title}</Text>}
          {children !== undefined && <Text as="div">{children}</Text>}
        </div>
        {action}
      </div>
      {dismiss && <IconButton label={dismiss.label} icon={<X />} size="compact" onClick={dismiss.onDismiss} />}
    </div>
  );
};

export type HeroProps = RootProps<'section', 'title'> & {
  /** The one thing it says. */
  title: ReactNode;
  /** Place of the title in the outline. */
  level?: 1 | 2;
  /** The next useful step. */
  action?: ReactNode;
  /** A line below the title. */
  children?: ReactNode;
};

/** The tenant's gradient: welcome banner and completion, nowhere else. */
export const Hero = ({ title, level = 2, action, children, ...rest }: HeroProps) => (
  <section {...rest} className={css.hero}>
    <div className={css.heroWords}>
      <Heading level={level}>{title}</Heading>
      {children !== undefined && (
        <Text as="div" size="lg" measured>
          {children}
        </Text>
      )}
    </div>
    {action}
  </section>
);

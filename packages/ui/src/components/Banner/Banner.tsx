import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { RootProps } from '../root-props.ts';
import { Heading, Text } from '../Text/Text.tsx';
import * as css from './Banner.css.ts';

export const bannerShapes = ['card', 'bar'] as const;
export const bannerTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

const icons: Record<(typeof bannerTones)[number], LucideIcon> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export type BannerProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'title'> & {
  /** Colour and icon. `danger` is announced at once, `warning` and `success` when the reader is idle. */
  tone?: (typeof bannerTones)[number];
  /** `bar` runs from edge to edge above a page, in as few lines as it can. */
  shape?: (typeof bannerShapes)[number];
  /** Whether it is announced when it appears and when its words change; by default depending on its tone. */
  announced?: boolean;
  /** What happened or holds, in one line. */
  title?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Shows a button that dismisses the message; needs its words. */
  dismiss?: { label: string; onDismiss: () => void };
};

/** A message that belongs to the page or a part of it and stays. For messages that come and go use toasts. */
export const Banner = ({
  tone = 'neutral',
  shape,
  title,
  action,
  dismiss,
  announced = tone === 'danger' || tone === 'warning' || tone === 'success',
  children,
  ...rest
}: BannerProps) => {
  const Icon = icons[tone];
  // An alert is announced when it enters the page; a status only if it was there before its words, which may have links.
  const isStatus = announced && tone !== 'danger' && rest.role === undefined;
  const stands = useStanding(isStatus);
  return (
    <div role={announced && tone === 'danger' ? 'alert' : undefined} {...rest} className={css.banner({ tone, shape })}>
      <Icon className={css.icon} strokeWidth={1.75} aria-hidden />
      <div className={css.row}>
        <div className={css.body} {...(isStatus && { role: 'status', 'aria-atomic': false })}>
          <div className={css.words({ shape })} inert={isStatus && !stands}>
            {title !== undefined && <Text strong>{title}</Text>}
            {children !== undefined && <Text as="div">{children}</Text>}
          </div>
        </div>
        {action}
      </div>
      {dismiss && <IconButton label={dismiss.label} icon={<X />} size="compact" onClick={dismiss.onDismiss} />}
    </div>
  );
};

/** Long enough for screen readers to register the empty region. */
const standsAfterMs = 150;

/** Becomes true when the part has been in the page for a moment. */
const useStanding = (wanted: boolean): boolean => {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setStands(true), standsAfterMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return stands;
};

export type HeroProps = RootProps<'section', 'title'> & {
  /** The one message. */
  title: ReactNode;
  /** A link that leads to the title, which then takes focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Level of the heading in the outline. */
  level?: 1 | 2;
  /** The next useful step. */
  action?: ReactNode;
  /** A line below the title. */
  children?: ReactNode;
};

/** The tenant's gradient: welcome banner and completion only. */
export const Hero = ({ title, titleRef, level = 2, action, children, ...rest }: HeroProps) => (
  <section {...rest} className={css.hero}>
    <div className={css.heroWords}>
      <Heading ref={titleRef} tabIndex={titleRef ? -1 : undefined} level={level}>
        {title}
      </Heading>
      {children !== undefined && (
        <Text as="div" size="lg" measured>
          {children}
        </Text>
      )}
    </div>
    {action}
  </section>
);

import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { type ButtonVariants, button } from './Button.css.ts';

export const buttonEmphases = [
  'strong',
  'soft',
  'quiet',
  'bare',
  'inverse',
  'inverseQuiet',
  'danger',
] as const satisfies readonly ButtonVariants['emphasis'][];
export const buttonSizes = ['regular', 'compact'] as const satisfies readonly ButtonVariants['size'][];

type Base = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'children'> & {
  /** How prominent the action is; the quietest style is the default. */
  emphasis?: (typeof buttonEmphases)[number];
  /** `compact` for bars and rows. */
  size?: (typeof buttonSizes)[number];
  /** Takes the whole width of its container, e.g. in a narrow form. */
  wide?: boolean;
  /** Blocks the press but keeps focus, so that a screen reader can still find and read it. */
  pending?: boolean;
};

export type ButtonProps = Base &
  (
    | {
        asChild?: false;
        /** A verb and its object. */
        children: ReactNode;
        /** Drawn before the words. */
        icon?: ReactElement;
        /** Drawn after the words. */
        iconAfter?: ReactElement;
      }
    /** Render the child element (a router link) with button looks. */
    | { asChild: true; children: ReactElement; icon?: never; iconAfter?: never }
  );

/** Starts one action. The default is the quietest style: emphasis is a decision, not an accident. */
export const Button = ({
  asChild = false,
  emphasis,
  size,
  wide,
  pending = false,
  type = 'button',
  icon,
  iconAfter,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const Root = asChild ? Slot.Root : 'button';
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));

  return (
    <Root
      {...rest}
      {...(asChild ? {} : { type })}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      onClick={press}
      className={button({ emphasis, size, wide })}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
          {iconAfter}
        </>
      )}
    </Root>
  );
};

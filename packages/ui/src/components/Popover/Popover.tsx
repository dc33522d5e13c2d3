import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { popover } from './Popover.css.ts';

export const popoverSizes = ['small', 'regular'] as const;
export const popoverPaddings = ['compact', 'regular'] as const;

type Named =
  /** Its purpose; read out when it opens. */
  | { label: string; labelledBy?: never }
  /** Ids of elements that name it already. */
  | { labelledBy: string; label?: never };

type Opening =
  | { open?: never; onOpenChange?: (change: { open: boolean }) => void }
  | { open: boolean; onOpenChange: (change: { open: boolean }) => void };

export type PopoverProps = Named &
  Opening &
  RootProps<'div', 'aria-label' | 'aria-labelledby'> & {
    /** The button that opens and closes it. */
    trigger: ReactElement;
    /** Which edge of the button it stands at. */
    align?: 'start' | 'center' | 'end';
    /** Its width: 15 or 22 rem. */
    size?: (typeof popoverSizes)[number];
    /** Room inside. */
    padding?: (typeof popoverPaddings)[number];
    /** Mounted only while it is open. */
    children: ReactNode;
  };

/**
 * A small panel beside the button that opens it: details, a few settings, a picker. The page behind stays usable. For a list of actions use
 * Menu, for a hint Tooltip, for a task to finish Dialog. Enter or Space opens and moves focus inside; Escape, a press outside or Tab past
 * its end closes; focus returns to the button.
 */
export const Popover = ({
  trigger,
  align = 'start',
  size,
  padding,
  children,
  label,
  labelledBy,
  open,
  onOpenChange,
  ...rest
}: PopoverProps) => (
  <Radix.Root {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.({ open: next })}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        {...rest}
        className={popover({ size: size ?? 'regular', padding: padding ?? 'regular' })}
        aria-label={label}
        aria-labelledby={labelledBy}
        align={align}
        sideOffset={6}
        collisionPadding={8}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

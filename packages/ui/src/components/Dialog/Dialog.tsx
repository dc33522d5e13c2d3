import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useReturnFocus } from '../../focus/use-return-focus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { RootProps } from '../root-props.ts';
import { Heading, Text } from '../Text/Text.tsx';
import * as css from './Dialog.css.ts';

export const dialogSizes = ['small', 'regular', 'large'] as const;

export type DialogProps = RootProps<'div', 'title'> & {
  /** Controlled by the owner. */
  open: boolean;
  /** Asks to be closed: Escape, a press outside, its button. */
  onOpenChange: (open: boolean) => void;
  /** Names the task. */
  title: ReactNode;
  /** One line below the title; read aloud with it. */
  description?: ReactNode;
  /** Name of the button that closes. */
  closeLabel: string;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** The first focus: its first control, or its title where there is something to read first. */
  startsAt?: 'control' | 'title';
  /** Maximum width: 28, 36 or 60 rem. */
  size?: (typeof dialogSizes)[number];
  /** The task itself. */
  children?: ReactNode;
};

/** A task that has to be finished or left before continuing. Nothing is mounted while it is closed. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  actions,
  startsAt = 'control',
  size,
  children,
  ...rest
}: DialogProps) => {
  const returnFocus = useReturnFocus();
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = (event: Event) => {
    returnFocus.onOpenAutoFocus();
    if (startsAt === 'control') return;
    event.preventDefault();
    heading.current?.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim}>
          <Radix.Content
            {...rest}
            {...returnFocus}
            onOpenAutoFocus={begin}
            className={css.panel({ size })}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <div className={css.header}>
              <div className={css.words}>
                <Radix.Title asChild>
                  <Heading ref={heading} level={2} size="lg" tabIndex={startsAt === 'title' ? -1 : undefined}>
                    {title}
                  </Heading>
                </Radix.Title>
                {description !== undefined && (
                  <Radix.Description asChild>
                    <Text tone="muted">{description}</Text>
                  </Radix.Description>
                )}
              </div>
            </div>
            {children !== undefined && <div className={css.body}>{children}</div>}
            {actions !== undefined && <div className={css.actions}>{actions}</div>}
            {/* Last in order, so that focus starts on the task and not on the close button. */}
            <span className={css.close}>
              <Radix.Close asChild>
                <IconButton label={closeLabel} icon={<X />} size="compact" />
              </Radix.Close>
            </span>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
};

import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../focus/use-return-focus.ts';
import { Button } from '../Button/Button.tsx';
import * as css from '../Dialog/Dialog.css.ts';
import type { RootProps } from '../root-props.ts';
import { Heading, Text } from '../Text/Text.tsx';

export type ConfirmDialogProps = RootProps<'div', 'title'> & {
  /** Controlled by the owner. */
  open: boolean;
  /** Asks to be closed: the safe answer, Escape. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** A verb, e.g. "Delete report". */
  confirmLabel: ReactNode;
  /** Words of the safe answer. */
  cancelLabel: ReactNode;
  /** The dialog stays open until its owner closes it, so that a failure can be shown in its place. */
  onConfirm: () => void;
  /** Whether confirming removes or breaks something. */
  tone?: 'default' | 'danger';
  /** The confirmed work is running. */
  pending?: boolean;
  /** E.g. what went wrong. */
  children?: ReactNode;
};

/** Asks before something that cannot be undone. Focus starts on the safe answer. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'default',
  pending = false,
  children,
  ...rest
}: ConfirmDialogProps) => {
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={css.scrim}>
          <AlertDialog.Content {...rest} {...returnFocus} className={css.panel({ size: 'small' })}>
            <div className={css.header}>
              <div className={css.words}>
                <AlertDialog.Title asChild>
                  <Heading level={2} size="lg">
                    {title}
                  </Heading>
                </AlertDialog.Title>
                <AlertDialog.Description asChild>
                  <Text as="div" tone="muted">
                    {description}
                  </Text>
                </AlertDialog.Description>
              </div>
            </div>
            <div className={css.body}>{children}</div>
            <div className={css.actions}>
              <AlertDialog.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </AlertDialog.Cancel>
              <Button emphasis={tone === 'danger' ? 'danger' : 'strong'} pending={pending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};

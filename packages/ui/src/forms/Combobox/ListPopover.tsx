import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import * as css from './Combobox.css.ts';

type ListPopoverProps = {
  /** The box the list hangs below. */
  anchor: RefObject<HTMLElement | null>;
  hide: () => void;
  children: ReactNode;
};

const keepFocus = (event: Event) => event.preventDefault();

/** Positions a list below a text box without taking its focus. Mounted only while open: a closed combobox is just an input. */
export const ListPopover = ({ anchor, hide, children }: ListPopoverProps) => (
  <Popover.Root open>
    <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
    <Popover.Portal>
      <Popover.Content
        className={css.popup}
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={keepFocus}
        onCloseAutoFocus={keepFocus}
        onEscapeKeyDown={keepFocus}
        onInteractOutside={(event) => {
          event.preventDefault();
          if (!anchor.current?.contains(event.target as Node)) hide();
        }}
        // A modal dialog around us stops the wheel on everything outside itself, and this list is portalled outside.
        onWheel={(event) => event.stopPropagation()}
        onTouchMove={(event) => event.stopPropagation()}
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);

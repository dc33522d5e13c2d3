import { Popover } from 'radix-ui';
import { lazy, type RefObject, Suspense } from 'react';
import type { CalendarProps } from './Calendar.tsx';
import * as css from './DateField.css.ts';

const Calendar = lazy(() => import('./Calendar.tsx').then((module) => ({ default: module.Calendar })));

type CalendarPopoverProps = CalendarProps & {
  /** Names the dialog. */
  label: string;
  /** The box it hangs below. */
  anchor: RefObject<HTMLElement | null>;
  /** The button that opened it and closes it too. */
  button: RefObject<HTMLElement | null>;
  /** `byKey` asks for focus to go back to the button. */
  close: (how: { byKey: boolean }) => void;
};

/** The calendar below a date box; loads when it is first opened, with its place reserved. */
export const CalendarPopover = ({ label, anchor, button, close, ...calendar }: CalendarPopoverProps) => (
  <Popover.Root open onOpenChange={(next) => next || close({ byKey: true })}>
    <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
    <Popover.Portal>
      <Popover.Content
        className={css.popup}
        aria-label={label}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          event.preventDefault();
          // The button closes by its own click; closing here too would open the calendar again.
          if (!button.current?.contains(event.target as Node)) close({ byKey: false });
        }}
      >
        <Suspense fallback={null}>
          <Calendar {...calendar} />
        </Suspense>
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);

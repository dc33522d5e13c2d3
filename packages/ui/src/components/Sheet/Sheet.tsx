import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../focus/use-return-focus.ts';
import { IconButton } from '../IconButton/index.ts';
import { Heading } from '../Text/index.ts';
import * as css from './Sheet.css.ts';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of what the sheet holds. */
  title: string;
  closeLabel: string;
  side?: 'start' | 'end';
  children: ReactNode;
};

/** A pane that slides over the page where there is no room beside it. Mounted only while open. */
export const Sheet = ({ open, onOpenChange, title, closeLabel, side = 'start', children }: SheetProps) => {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content {...returnFocus} className={css.sheet({ side })} aria-describedby={undefined}>
          <div className={css.header}>
            <Radix.Title asChild>
              <Heading level={2} size="sm">
                {title}
              </Heading>
            </Radix.Title>
          </div>
          <div className={css.body}>{children}</div>
          {/* Last in order, so that focus starts on what the sheet holds. */}
          <span className={css.close}>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<X />} size="compact" />
            </Radix.Close>
          </span>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../focus/use-return-focus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { RootProps } from '../root-props.ts';
import { Heading } from '../Text/Text.tsx';
import * as css from './Sheet.css.ts';

export type SheetProps = RootProps<'div', 'title'> & {
  /** Held by the owner. */
  open: boolean;
  /** Asks to be closed: Escape, a press outside, its button. */
  onOpenChange: (open: boolean) => void;
  /** Name of what the sheet holds. */
  title: string;
  /** Names the button that closes. */
  closeLabel: string;
  /** The edge of the window it comes from. */
  side?: 'start' | 'end';
  /** What it holds. */
  children: ReactNode;
};

/** A pane that slides over the page where there is no room beside it. Mounted only while open. */
export const Sheet = ({ open, onOpenChange, title, closeLabel, side = 'start', children, ...rest }: SheetProps) => {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content {...rest} {...returnFocus} className={css.sheet({ side })} aria-describedby={undefined}>
          <div className={css.header}>
            <Radix.Title asChild>
              <Heading level={2} size="sm">
                {title}
              </Heading>
            </Radix.Title>
          </div>
          <div className={css.body}>{children}</div>
          {/* Last in order, so that focus starts on the content of the sheet. */}
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

import { ContextMenu as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { rememberMenuOpener } from '../../focus/use-return-focus.ts';
import { menu } from '../Menu/Menu.css.ts';
import { MenuFamilyContext } from '../Menu/menu-family.ts';
import { useMenuKeys } from '../Menu/use-menu-keys.ts';
import { reach } from './ContextMenu.css.ts';

export type ContextMenuProps = {
  /** The thing of the menu; takes focus itself, so that the keyboard reaches the menu. */
  children: ReactElement;
  /** MenuItem, MenuChoices, MenuLabel, MenuSeparator. */
  items: ReactNode;
};

/**
 * Actions on the thing under the pointer: right press, long press, or the menu key (Shift+F10) on the focused thing. A shortcut, never the
 * only way: offer the same actions by a button too.
 */
export const ContextMenu = ({ children, items }: ContextMenuProps) => {
  const owner = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const keys = useMenuKeys(owner, setOpen);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger ref={owner} asChild>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...keys.content}
          loop
          ref={(content) => {
            if (content && owner.current) rememberMenuOpener(owner.current);
          }}
          className={`${menu} ${reach}`}
          collisionPadding={8}
        >
          <MenuFamilyContext value={Radix}>{items}</MenuFamilyContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

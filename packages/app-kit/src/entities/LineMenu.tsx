import { IconButton, Menu } from '@esg/ui';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export type LineMenuOpening = {
  /** How often it was opened in its line of a table; the menu is made when it is first opened, as a table has many lines. */
  readonly opened?: number;
  /** Opens it in a line of a table, whose cell takes the keyboard's focus. */
  readonly onOpen?: () => void;
};

type LineMenuProps = LineMenuOpening & { readonly label: string; readonly children: ReactNode };

/** One element for all lines: it is not drawn again while a table scrolls. */
const icon = <EllipsisVertical />;

/** The button with everything that may be done to one line of a table, or to one card. */
export const LineMenu = ({ label, opened = 0, onOpen, children }: LineMenuProps) => {
  const button = { size: 'compact', label, icon } as const;
  if (onOpen && opened === 0) return <IconButton {...button} tabIndex={-1} aria-haspopup="menu" onClick={onOpen} />;
  return (
    <Menu
      key={opened}
      align="end"
      defaultOpen={opened > 0}
      trigger={<IconButton {...button} tabIndex={onOpen ? -1 : undefined} />}
    >
      {children}
    </Menu>
  );
};

/** Which line's menu is open, and how often one was opened. */
export const useLineMenu = () => {
  const [menu, setMenu] = useState({ id: '', opened: 0 });
  return {
    menu,
    open: (id: string) => setMenu(({ opened }) => ({ id, opened: opened + 1 })),
    openedOf: (id: string) => (menu.id === id ? menu.opened : 0),
  };
};

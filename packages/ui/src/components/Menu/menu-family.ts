import { DropdownMenu } from 'radix-ui';
import { createContext } from 'react';

/** The parts that a button's menu and a context menu have in common. */
export type MenuFamily = Pick<
  typeof DropdownMenu,
  'Item' | 'RadioGroup' | 'RadioItem' | 'ItemIndicator' | 'Label' | 'Separator'
>;

/** The kind of menu around the entries, so that one MenuItem serves both. */
export const MenuFamilyContext = createContext<MenuFamily>(DropdownMenu);

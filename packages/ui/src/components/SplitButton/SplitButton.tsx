import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { RootProps } from '../root-props.ts';
import { group } from './SplitButton.css.ts';

export type SplitButtonProps = RootProps<'span', 'onClick'> &
  Pick<ButtonProps, 'emphasis' | 'size' | 'pending' | 'onClick'> & {
    /** Words of the action that most people want. */
    children: ReactNode;
    /** Drawn before the words. */
    icon?: ReactElement;
    /** Names the button of the other actions, such as "More ways to export". */
    menuLabel: string;
    /** The other actions: MenuItem and what belongs to it. */
    menu: ReactNode;
  };

/**
 * One main action with a few similar ones behind it, such as exporting as PDF, Word or Excel. Two Tab stops; the second opens the menu. For
 * actions that have nothing in common use a Menu.
 */
export const SplitButton = ({
  children,
  icon,
  menuLabel,
  menu,
  onClick,
  emphasis,
  size,
  pending,
  ...rest
}: SplitButtonProps) => {
  const look = { ...(emphasis && { emphasis }), ...(size && { size }), ...(pending && { pending }) };
  return (
    <span {...rest} className={group}>
      <Button {...look} {...(icon && { icon })} onClick={onClick}>
        {children}
      </Button>
      <Menu
        align="end"
        trigger={
          <Button {...look} aria-label={menuLabel}>
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {menu}
      </Menu>
    </span>
  );
};

import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, use, useRef, useState } from 'react';
import { rememberMenuOpener } from '../../focus/use-return-focus.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './Menu.css.ts';
import { MenuFamilyContext } from './menu-family.ts';
import { useMenuKeys } from './use-menu-keys.ts';

export type MenuProps = RootProps<'div', 'dir' | 'onSelect'> & {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The edge of the button it is aligned to. */
  align?: 'start' | 'end';
  /** Open from the start, for a menu that is fetched when its button is first pressed. */
  defaultOpen?: boolean;
  /** MenuItem, MenuChoices, MenuLabel, MenuSeparator. */
  children: ReactNode;
};

/** A list of actions behind one button. Its items are mounted only while it is open. */
export const Menu = ({ trigger, align = 'start', defaultOpen = false, children, ref, ...rest }: MenuProps) => {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  const keys = useMenuKeys(opener, setOpen);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger ref={opener} asChild onKeyDown={keys.onOpenerKeyDown}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...rest}
          {...keys.content}
          loop
          ref={(content) => {
            if (content && opener.current) rememberMenuOpener(opener.current);
            if (content) keys.begin(content);
            if (typeof ref === 'function') return ref(content);
            if (ref) ref.current = content;
          }}
          className={css.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};

type ItemBase = {
  /** `danger` for actions that remove or break something. */
  tone?: 'default' | 'danger';
  /** Shown but not available; arrows skip it. */
  disabled?: boolean;
  /** Chosen by pointer or key; the menu closes by itself. */
  onSelect?: () => void;
};

export type MenuItemProps = ItemBase &
  (
    | { asChild?: false; icon?: ReactElement; children: ReactNode }
    /** Render the child element (a router link) as the item. */
    | { asChild: true; icon?: never; children: ReactElement }
  );

/** One action or link of a menu. */
export const MenuItem = ({ tone, disabled = false, onSelect, asChild = false, icon, children }: MenuItemProps) => {
  const { Item } = use(MenuFamilyContext);
  return (
    <Item className={css.item({ tone })} disabled={disabled} asChild={asChild} onSelect={() => onSelect?.()}>
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Item>
  );
};

export type MenuChoicesProps<Value extends string> = {
  /** The current choice. */
  value: Value;
  /** Another one was chosen; the menu closes. */
  onChange: (choice: { value: Value }) => void;
  /** `lang` where a choice is written in its own language. */
  choices: readonly { value: Value; label: ReactNode; lang?: string }[];
};

/** Choices of which one applies, e.g. the language. */
export const MenuChoices = <Value extends string>({ value, onChange, choices }: MenuChoicesProps<Value>) => {
  const { RadioGroup, RadioItem, ItemIndicator } = use(MenuFamilyContext);
  return (
    <RadioGroup value={value} onValueChange={(chosen) => onChange({ value: chosen as Value })}>
      {choices.map((choice) => (
        <RadioItem key={choice.value} value={choice.value} lang={choice.lang} className={css.item()}>
          <span className={css.tick}>
            <ItemIndicator>
              <Check size="1.125rem" strokeWidth={2} aria-hidden />
            </ItemIndicator>
          </span>
          {choice.label}
        </RadioItem>
      ))}
    </RadioGroup>
  );
};

/** Names the entries below it. */
export const MenuLabel = ({ children }: { children: ReactNode }) => {
  const { Label } = use(MenuFamilyContext);
  return <Label className={css.label}>{children}</Label>;
};

export const MenuSeparator = () => {
  const { Separator } = use(MenuFamilyContext);
  return <Separator className={css.separator} />;
};

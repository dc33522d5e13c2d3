import { Tabs as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './Tabs.css.ts';

export type TabItem<Id extends string> = {
  /** Unique among the items; used by `value` and `onChange`. */
  id: Id;
  /** Words of the tab. */
  label: ReactNode;
  /** An icon of lucide before the words; it replaces them where the container is narrow. Give one to each tab or to none. */
  icon?: ReactElement;
  /** A few words on what is behind the tab, beginning with its name: on hover and on focus. */
  hint?: ReactNode;
  /** A figure or mark beside the label. */
  mark?: ReactNode;
  /** The view; mounted while its tab is open. */
  content: ReactNode;
};

type Opened<Id extends string> =
  /** Opens the first one and keeps its own state; reports which is open. */
  | { value?: undefined; onChange?: (tab: { id: Id }) => void }
  /** The open tab, controlled by the owner. */
  | { value: NoInfer<Id>; onChange: (tab: { id: Id }) => void };

export type TabsProps<Id extends string> = RootProps<'div', 'children' | 'defaultValue' | 'dir' | 'onChange'> &
  Opened<Id> & {
    /** What the tabs choose between, for screen readers. */
    label: string;
    /** In the order they stand. */
    items: readonly TabItem<Id>[];
  };

/** Views of one thing in one place. Only the open one is mounted. */
export const Tabs = <Id extends string>({ label, items, value, onChange, ...rest }: TabsProps<Id>) => (
  <Radix.Root
    {...rest}
    className={css.root}
    data-icons={items.some(({ icon }) => icon) || undefined}
    {...(value === undefined ? { defaultValue: items[0]?.id ?? '' } : { value })}
    onValueChange={(id) => onChange?.({ id: id as Id })}
  >
    <Radix.List className={css.list} aria-label={label}>
      {items.map((item) => (
        <Tab key={item.id} {...item} />
      ))}
    </Radix.List>
    {items.map(({ id, content }) => (
      <Radix.Content key={id} value={id} className={css.panel}>
        {content}
      </Radix.Content>
    ))}
  </Radix.Root>
);

const Tab = ({ id, label, icon, hint, mark }: Omit<TabItem<string>, 'content'>) => {
  const tab = (
    <Radix.Trigger value={id} className={css.tab}>
      {icon}
      <span className={css.words}>{label}</span>
      {mark}
    </Radix.Trigger>
  );
  return hint === undefined ? tab : <Tooltip content={hint}>{tab}</Tooltip>;
};

import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './Tabs.css.ts';

export type TabItem<Id extends string> = {
  /** Unique among the items; what `value` and `onChange` speak of. */
  id: Id;
  /** Words of the tab. */
  label: ReactNode;
  /** A figure or mark beside the label. */
  mark?: ReactNode;
  /** The view; mounted while its tab is open. */
  content: ReactNode;
};

type Opened<Id extends string> =
  /** The first one opens and the tabs mind themselves; tells which is open. */
  | { value?: undefined; onChange?: (tab: { id: Id }) => void }
  /** The open tab, held by the owner. */
  | { value: NoInfer<Id>; onChange: (tab: { id: Id }) => void };

export type TabsProps<Id extends string> = RootProps<'div', 'children' | 'defaultValue' | 'dir' | 'onChange'> &
  Opened<Id> & {
    /** What the tabs choose between; heard. */
    label: string;
    /** In the order they stand. */
    items: readonly TabItem<Id>[];
  };

/** Views of one thing in one place. Only the open one is mounted. */
export const Tabs = <Id extends string>({ label, items, value, onChange, ...rest }: TabsProps<Id>) => (
  <Radix.Root
    {...rest}
    className={css.root}
    {...(value === undefined ? { defaultValue: items[0]?.id ?? '' } : { value })}
    onValueChange={(id) => onChange?.({ id: id as Id })}
  >
    <Radix.List className={css.list} aria-label={label}>
      {items.map(({ id, label: words, mark }) => (
        <Radix.Trigger key={id} value={id} className={css.tab}>
          {words}
          {mark}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {items.map(({ id, content }) => (
      <Radix.Content key={id} value={id} className={css.panel}>
        {content}
      </Radix.Content>
    ))}
  </Radix.Root>
);

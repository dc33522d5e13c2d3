import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './Tabs.css.ts';

export type TabItem<Id extends string> = {
  id: Id;
  label: ReactNode;
  /** A figure or mark beside the label. */
  mark?: ReactNode;
  content: ReactNode;
};

export type TabsProps<Id extends string> = {
  /** What the tabs choose between; heard. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The open tab; give `onChange` with it. Without both, the first one opens and the tabs mind themselves. */
  value?: Id;
  onChange?: (tab: { id: Id }) => void;
};

/** Views of one thing in one place. Only the open one is mounted. */
export const Tabs = <Id extends string>({ label, items, value, onChange }: TabsProps<Id>) => (
  <Radix.Root
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

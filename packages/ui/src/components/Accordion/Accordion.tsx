import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './Accordion.css.ts';

export type AccordionItem<Id extends string> = {
  /** Unique among the items; used by `value` and `onChange`. */
  id: Id;
  /** Words of the button that opens it. */
  title: ReactNode;
  /** A figure or a state beside the title. */
  mark?: ReactNode;
  /** Mounted only while it is open. */
  content: ReactNode;
};

type Opened<Id extends string> =
  /** Starts closed and keeps its own state; reports which parts are open. */
  | { value?: undefined; onChange?: (change: { value: Id[] }) => void }
  /** The open parts, controlled by the owner. */
  | { value: readonly NoInfer<Id>[]; onChange: (change: { value: Id[] }) => void };

export type AccordionProps<Id extends string> = RootProps<'div', 'children' | 'defaultValue' | 'dir' | 'onChange'> &
  Opened<Id> & {
    /** In the order they stand. */
    items: readonly AccordionItem<Id>[];
    /** Place of the titles in the outline of the page. */
    headingLevel: 2 | 3 | 4;
  };

/**
 * Parts of a page that open below their titles, several at a time. For views of one thing use Tabs: content that people compare must not be
 * hidden. Enter or Space opens and closes; arrows, Home and End go from title to title.
 */
export const Accordion = <Id extends string>({ items, headingLevel, value, onChange, ...rest }: AccordionProps<Id>) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Root
      {...rest}
      type="multiple"
      className={css.root}
      {...(value && { value: [...value] })}
      onValueChange={(open) => onChange?.({ value: open as Id[] })}
    >
      {items.map(({ id, title, mark, content }) => (
        <Radix.Item key={id} value={id} className={css.item}>
          <Radix.Header asChild>
            <Heading className={css.heading}>
              <Radix.Trigger className={css.trigger}>
                <span className={css.words}>{title}</span>
                {mark !== undefined && <span className={css.mark}>{mark}</span>}
                <ChevronDown className={css.chevron} size="1.125rem" strokeWidth={1.5} aria-hidden />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={css.panel}>
            <div className={css.content}>{content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
};

import { cloneElement, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { RootProps } from '../root-props.ts';
import { list, tab } from '../Tabs/Tabs.css.ts';

type LinkElement = ReactElement<{
  className?: string;
  children?: ReactNode;
  'aria-current'?: 'page' | undefined;
  'data-state'?: 'active' | 'inactive';
}>;

export type TabLinksProps = RootProps<'nav', 'children'> & {
  /** Name of the navigation. */
  label: string;
  /** In the order they stand. */
  items: readonly {
    id: string;
    label: ReactNode;
    /** A figure or mark beside the label. */
    mark?: ReactNode;
    /** An empty link element, such as `<Link to="/account-settings/branding" />`. */
    link: LinkElement;
  }[];
  /** The item whose page this is. */
  current: string | undefined;
};

/** Keeps the current tab visible where the row is wider than the screen. Only the row scrolls, never the page. */
const useCurrentInSight = (current: string | undefined) => {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = current === undefined ? null : row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row.current || !tab) return;
    const middle = (box: DOMRect) => box.left + box.width / 2;
    row.current.scrollLeft += middle(tab.getBoundingClientRect()) - middle(row.current.getBoundingClientRect());
  }, [current]);
  return row;
};

/** Pages of one place that have addresses of their own, in the style of Tabs. Links: Tab goes from one to the next. */
export const TabLinks = ({ label, items, current, ...rest }: TabLinksProps) => {
  const row = useCurrentInSight(current);
  return (
    <nav {...rest} aria-label={label}>
      <div ref={row} className={list}>
        {items.map(({ id, label: words, mark, link }) =>
          cloneElement(
            link,
            {
              key: id,
              className: tab,
              'aria-current': id === current ? 'page' : undefined,
              'data-state': id === current ? 'active' : 'inactive',
            },
            <>
              {words}
              {mark}
            </>,
          ),
        )}
      </div>
    </nav>
  );
};

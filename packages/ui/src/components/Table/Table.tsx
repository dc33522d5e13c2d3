import type { ComponentProps, ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './Table.css.ts';

export const tableDensities = ['regular', 'compact'] as const;

export type TableProps = RootProps<'section'> & {
  /** The subject of the table: shown above it, and its name for screen readers. */
  caption: string;
  /** The caption is shown elsewhere already. */
  captionHidden?: boolean;
  /** `compact` has rows of 32 px, the other of 40. */
  density?: (typeof tableDensities)[number];
  /** On a telephone each row is a block, its first cell above the others; the head is for screen readers only. */
  stacked?: boolean;
  /** The first column stays visible while the others are scrolled; for rows named by their first cell. */
  firstStays?: boolean;
  /** `thead` and `tbody`; a figure's cell is a `FigureCell`. */
  children: ReactNode;
};

/** A plain table. Scrolls separately, also by keyboard, where it is wider than its container. */
export const Table = (props: TableProps) => {
  const { caption, captionHidden = false, density, stacked = false, firstStays = false, children, ...rest } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section {...rest} className={css.scroller} aria-label={caption} tabIndex={0}>
      <table className={css.table({ density, stacked, firstStays })} aria-label={captionHidden ? caption : undefined}>
        {!captionHidden && <caption className={css.caption}>{caption}</caption>}
        {children}
      </table>
    </section>
  );
};

/** Head of a table whose columns are all text: their names, each once. */
export const TableHead = ({ heads }: { heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

type Cell = { children?: ReactNode };
type FigureCellProps = Cell &
  Omit<ComponentProps<'td'>, 'className' | 'style'> & {
    /** Name of its column, shown before the figure where a stacked table hides its head. */
    label?: string;
  };

/** Cell of a figure: at the end of the line, digits below one another. */
export const FigureCell = ({ label, ...props }: FigureCellProps) => (
  <td {...props} data-align="end" data-label={label} />
);

/** Head of a column of figures. */
export const FigureHead = (props: Cell & Omit<ComponentProps<'th'>, 'className' | 'style'>) => (
  <th scope="col" {...props} data-align="end" />
);

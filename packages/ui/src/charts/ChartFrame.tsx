import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../components/Button/index.ts';
import { FigureCell, FigureHead, Table } from '../components/Table/index.ts';
import * as css from './ChartFrame.css.ts';

/** The data behind a chart as it is read: every cell is a finished text. */
export type ChartTable = {
  /** Headings; the first one heads the names of the rows. */
  head: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
};

export type ChartFrameProps = {
  title: string;
  /** What the chart shows and where its figures come from. */
  description?: ReactNode;
  table: ChartTable;
  labels: { showTable: string; showChart: string };
  /** Shown in place of the chart while there is nothing to draw. */
  empty?: ReactNode;
  /** The chart. */
  children: ReactNode;
};

/** A chart with its title and, one button away, the same data as a table. */
export const ChartFrame = ({ title, description, table, labels, empty, children }: ChartFrameProps) => {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const nothing = table.rows.length === 0;
  const Icon = asTable ? ChartColumn : Table2;

  return (
    <figure className={css.frame} aria-labelledby={id}>
      <div className={css.head}>
        <figcaption className={css.caption}>
          <div className={css.title} id={id}>
            {title}
          </div>
          {description && <div className={css.description}>{description}</div>}
        </figcaption>
        {!nothing && (
          <Button
            size="compact"
            emphasis="bare"
            icon={<Icon aria-hidden="true" size={16} strokeWidth={1.5} />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? labels.showChart : labels.showTable}
          </Button>
        )}
      </div>
      {nothing ? (
        <div className={css.empty}>{empty}</div>
      ) : asTable ? (
        <FigureTable table={table} title={title} />
      ) : (
        children
      )}
    </figure>
  );
};

const FigureTable = ({ table, title }: { table: ChartTable; title: string }) => (
  <Table caption={title} captionHidden density="compact">
    <thead>
      <tr>
        {table.head.map((heading, column) =>
          column === 0 ? (
            <th key={heading} scope="col">
              {heading}
            </th>
          ) : (
            <FigureHead key={heading}>{heading}</FigureHead>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(({ id, cells: [name, ...figures] }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {figures.map((figure, column) => (
            <FigureCell key={table.head[column + 1]}>{figure}</FigureCell>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Skeleton, SkeletonGroup } from '../components/Skeleton/Skeleton.tsx';
import { ChartExportMenu, type ChartExports } from './ChartExportMenu.tsx';
import * as css from './ChartFrame.css.ts';
import { type ChartTable, sheetOf } from './chart-table.ts';
import { FigureTable } from './FigureTable.tsx';

export type ChartFrameProps = {
  /** The subject of the chart, in a few words; names the figure and its table. */
  title: string;
  /** What the chart shows, and the source of its figures. */
  description?: ReactNode;
  /** Long ones are passed as a function, which is called when the table is shown. */
  table: ChartTable | (() => ChartTable);
  /** Words of the button that switches between the chart and its table. */
  labels: { showTable: string; showChart: string };
  /** Shown in place of the chart while there is nothing to draw. */
  empty?: ReactNode;
  /** The data are loading, or could not be loaded. Without it, they are there. */
  status?: { kind: 'loading'; label: string } | { kind: 'failed'; panel: ReactNode } | undefined;
  /** Height of the chart, reserved while it loads, so that nothing moves when it comes. */
  heightPx?: number;
  /** Downloads of picture and data. */
  exports?: ChartExports | undefined;
  /** The chart. */
  children: ReactNode;
};

/** A chart with its title and, one button away, the same data as a table; and its downloads. */
export const ChartFrame = (props: ChartFrameProps) => {
  const { title, description, table, labels, empty, status, heightPx = 268, exports, children } = props;
  const [asTable, setAsTable] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const id = useId();
  const read = () => (typeof table === 'function' ? table() : table);
  const nothing = typeof table !== 'function' && table.rows.length === 0;
  const isReady = status === undefined && !nothing;

  return (
    <figure ref={frame} className={css.frame} aria-labelledby={id}>
      <div className={css.head}>
        <figcaption className={css.caption}>
          <div className={css.title} id={id}>
            {title}
          </div>
          {description && <div className={css.description}>{description}</div>}
        </figcaption>
        {isReady && (
          <div className={css.actions} data-export="none">
            <TableButton asTable={asTable} labels={labels} onPress={() => setAsTable(!asTable)} />
            {exports && (
              <ChartExportMenu
                exports={exports}
                drawing={() => (asTable ? null : frame.current)}
                sheet={() => sheetOf(title, read())}
                isDrawn={!asTable}
              />
            )}
          </div>
        )}
      </div>
      {status ? (
        <Waiting status={status} heightPx={heightPx} />
      ) : nothing ? (
        <div className={css.empty}>{empty}</div>
      ) : asTable ? (
        <FigureTable table={read()} title={title} />
      ) : (
        children
      )}
    </figure>
  );
};

type TableButtonProps = Pick<ChartFrameProps, 'labels'> & { asTable: boolean; onPress: () => void };

const TableButton = ({ asTable, labels, onPress }: TableButtonProps) => {
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <Button
      size="compact"
      emphasis="bare"
      icon={<Icon aria-hidden="true" size={16} strokeWidth={1.5} />}
      onClick={onPress}
    >
      {asTable ? labels.showChart : labels.showTable}
    </Button>
  );
};

type WaitingProps = { status: NonNullable<ChartFrameProps['status']>; heightPx: number };

const Waiting = ({ status, heightPx }: WaitingProps) =>
  status.kind === 'loading' ? (
    <SkeletonGroup label={status.label}>
      <Skeleton shape="block" height={`${heightPx}px`} />
    </SkeletonGroup>
  ) : (
    <div style={{ minHeight: heightPx }}>{status.panel}</div>
  );

// biome-ignore-all lint/a11y/useSemanticElements: most rows and columns are not in the page; a table element would miscount them
import './plain.css';
import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { exposeReact } from '../peer.tsx';
import { columnPx, columns, data, type Row, room, rowPx } from './data.tsx';

const features = tableFeatures({});
const ownColumns: ColumnDef<typeof features, Row, unknown>[] = columns.map(({ id, header }) => ({
  id,
  header,
  accessorFn: (row: Row) => row[id],
}));
const rows = [...data];

const Table = () => {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns: ownColumns, data: rows });
  const model = table.getRowModel().rows;
  const lines = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 5,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => columnPx,
    overscan: 1,
  });
  const shown = across.getVirtualItems();
  return (
    <div ref={scroller} className="scroller" role="grid" aria-rowcount={data.length + 1} tabIndex={0} style={room}>
      <div className="head" role="row" tabIndex={-1}>
        {shown.map(({ index }) => (
          <div key={index} className="cell" role="columnheader" tabIndex={-1}>
            {columns[index]?.header}
          </div>
        ))}
      </div>
      <div style={{ height: lines.getTotalSize(), width: across.getTotalSize() }}>
        {lines.getVirtualItems().map(({ index, key, start }) => {
          const cells = model[index]?.getAllCells() ?? [];
          return (
            <div
              key={key}
              className="row"
              role="row"
              tabIndex={-1}
              aria-rowindex={index + 2}
              style={{ transform: `translateY(${start - rowPx}px)`, insetBlockStart: rowPx * 2 }}
            >
              {shown.map((column) => {
                const cell = cells[column.index];
                return (
                  <div key={column.key} className="cell" role="gridcell" tabIndex={-1}>
                    {cell && String(cell.getValue())}
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
};

exposeReact(() => <Table />, { scroller: () => document.querySelector('.scroller') });

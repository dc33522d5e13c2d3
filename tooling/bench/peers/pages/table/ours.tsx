import '@esg/ui/theme';
import { DataTable } from '@esg/ui/data';
import { exposeReact } from '../peer.tsx';
import { columnPx, columns, data, type Row, room } from './data.tsx';

const ownColumns = columns.map(({ id, header }) => ({
  id,
  header,
  widthPx: columnPx,
  textOf: (row: Row) => row[id] ?? '',
}));
const keyOf = (row: Row) => row.id;

document.documentElement.dataset.mode = 'light';

exposeReact(
  () => (
    <div style={room}>
      <DataTable
        label="Sites"
        rows={data}
        keyOf={keyOf}
        columns={ownColumns}
        message="Nothing yet"
        headHint="Alt with arrows resizes"
        height="fill"
      />
    </div>
  ),
  { scroller: () => document.querySelector('[role=grid]') },
);

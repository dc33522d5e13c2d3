import { DataGridPro } from '@mui/x-data-grid-pro';
import { exposeReact } from '../peer.tsx';
import { columnPx, columns, data, room, rowPx } from './data.tsx';

const definitions = columns.map(({ id, header }) => ({ field: id, headerName: header, width: columnPx }));

exposeReact(
  () => (
    <div style={room}>
      <DataGridPro rows={data} columns={definitions} rowHeight={rowPx} columnHeaderHeight={rowPx} hideFooter />
    </div>
  ),
  { scroller: () => document.querySelector('.MuiDataGrid-virtualScroller') },
);

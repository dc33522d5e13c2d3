import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { exposeReact } from '../peer.tsx';
import { columnPx, columns, data, type Row, room, rowPx } from './data.tsx';

ModuleRegistry.registerModules([AllCommunityModule]);

const definitions = columns.map(({ id, header }) => ({ field: id, headerName: header, width: columnPx }));
const rows = [...data];

exposeReact(
  () => (
    <div style={room}>
      <AgGridReact<Row> rowData={rows} columnDefs={definitions} rowHeight={rowPx} headerHeight={rowPx} />
    </div>
  ),
  { scroller: () => document.querySelector('.ag-body-viewport, .ag-grid-viewport') },
);

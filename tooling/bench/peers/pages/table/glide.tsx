import '@glideapps/glide-data-grid/dist/index.css';
import DataEditor, { type GridCell, GridCellKind, type Item } from '@glideapps/glide-data-grid';
import { exposeReact } from '../peer.tsx';
import { columnPx, columns, data, room, rowPx } from './data.tsx';

const ownColumns = columns.map(({ id, header }) => ({ id, title: header, width: columnPx }));

const cellAt = ([column, row]: Item): GridCell => {
  const text = data[row]?.[columns[column]?.id ?? ''] ?? '';
  return { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: false };
};

/** Whether text is near this point: a pixel darker than the lines between cells. */
const isInked = (x: number, y: number): boolean => {
  const canvas = document.querySelector<HTMLCanvasElement>('#room canvas');
  const box = canvas?.getBoundingClientRect();
  if (!canvas || !box || y > box.bottom) return false;
  const scale = canvas.width / box.width;
  const left = Math.floor((x - box.left) / columnPx) * columnPx;
  const top = y - box.top - rowPx / 2;
  const pixels = canvas.getContext('2d')?.getImageData(left * scale, top * scale, columnPx * scale, rowPx * scale).data;
  return pixels?.some((value, place) => place % 4 === 0 && value < 120) ?? false;
};

const portal = document.createElement('div');
portal.id = 'portal';
document.body.append(portal);

exposeReact(
  () => (
    <DataEditor
      getCellContent={cellAt}
      columns={ownColumns}
      rows={data.length}
      rowHeight={rowPx}
      headerHeight={rowPx}
      {...room}
    />
  ),
  { scroller: () => document.querySelector('.dvn-scroller'), isInked },
);

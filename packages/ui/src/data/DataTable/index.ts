export { DataTable } from './DataTable.tsx';
export {
  type CellChange,
  type DataTableProps,
  rowDensities,
  type TableColumn,
  type TableSort,
  tableHeights,
  tableStates,
} from './types.ts';

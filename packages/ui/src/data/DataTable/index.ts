export type { CellEditorProps } from './CellEditor.tsx';
export { DataTable } from './DataTable.tsx';
export {
  type CellChange,
  type DataTableProps,
  type HeadMenuLabels,
  rowDensities,
  type TableColumn,
  type TablePaste,
  type TableSort,
  type TableView,
  tableHeights,
  tableStates,
} from './types.ts';

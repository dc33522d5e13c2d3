export { TreeTable, type TreeTableProps } from './TreeTable.tsx';

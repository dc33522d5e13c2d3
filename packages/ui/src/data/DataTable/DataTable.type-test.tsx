import type { CellEditorProps } from './CellEditor.tsx';
import { DataTable } from './DataTable.tsx';
import type { TableColumn } from './types.ts';

type Row = { id: string; amount: string; unit: 'MWh' | 't' };
const columns: readonly TableColumn<Row>[] = [
  { id: 'amount', header: 'Amount', textOf: ({ amount }) => amount, figure: true, sortValueOf: ({ amount }) => amount },
];
const table = { label: 'Figures', rows: [] as Row[], keyOf: ({ id }: Row) => id, columns, message: '', headHint: '' };

export const plain = <DataTable {...table} />;
/** Rows that are not fetched yet leave their places. */
export const sparse = <DataTable {...table} rows={[undefined]} onNeed={({ first, last }) => last - first} />;
/** Rows whose figures are still loading. */
export const partial = <DataTable {...table} isPartial={({ amount }) => amount === ''} shownFor="energy" />;
// @ts-expect-error every table is named to those who listen
export const unnamed = <DataTable {...table} label={undefined} />;
// @ts-expect-error a height is one of the three
export const tall = <DataTable {...table} height="400px" />;
// @ts-expect-error boxes need the words of each
export const boxes = <DataTable {...table} selection={{ value: new Set(), onChange: () => {}, labels: { all: '' } }} />;
// @ts-expect-error looks come from tokens
export const styled = <DataTable {...table} className="mine" />;

// @ts-expect-error a cell without text cannot be read, copied or filtered
export const textless: TableColumn<Row> = { id: 'unit', header: 'Unit' };
export const wrongRow: TableColumn<Row> = {
  id: 'unit',
  header: 'Unit',
  // @ts-expect-error a row has no such member
  textOf: ({ quantity }) => quantity,
};
export const wrongSort: TableColumn<Row> = {
  id: 'unit',
  header: 'Unit',
  textOf: ({ unit }) => unit,
  // @ts-expect-error rows are sorted by texts or numbers
  sortValueOf: () => new Date(0),
};

export const chosen: TableColumn<Row> = {
  id: 'unit',
  header: 'Unit',
  textOf: ({ unit }) => unit,
  editable: () => true,
  editor: ({ label, text, commit, cancel }) => (
    <input
      aria-label={label}
      defaultValue={text}
      onBlur={(event) => commit('stay', event.target.value)}
      onKeyDown={cancel}
    />
  ),
};
export const leave = ({ commit }: CellEditorProps) => {
  commit('down');
  commit('range', '12');
  // @ts-expect-error one leaves a cell by a known way
  commit('sideways');
  // @ts-expect-error a cell holds text, whatever it means
  commit('down', 12);
};

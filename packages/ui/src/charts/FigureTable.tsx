import { FigureCell, FigureHead, Table } from '../components/Table/Table.tsx';
import type { ChartTable } from './chart-table.ts';

/** The data of a chart, read row by row. */
export const FigureTable = ({ table, title }: { table: ChartTable; title: string }) => (
  <Table caption={title} captionHidden density="compact">
    <thead>
      <tr>
        {table.head.map((heading, column) =>
          column === 0 ? (
            <th key={heading} scope="col">
              {heading}
            </th>
          ) : (
            <FigureHead key={heading}>{heading}</FigureHead>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(({ id, cells: [name, ...figures] }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {figures.map((figure, column) => (
            <FigureCell key={table.head[column + 1]}>{figure}</FigureCell>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

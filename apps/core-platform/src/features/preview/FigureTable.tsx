import { figureTable, type NumberField, type ReportModel } from '@esg/contract';
import * as css from './pages.css.ts';

type FigureTableProps = { model: ReportModel; fields: readonly NumberField[] };

/** Figures with their units, every stored digit kept; a field with several rows stands as a line of its own above them. */
export const FigureTable = ({ model, fields }: FigureTableProps) => {
  const { head, lines } = figureTable(fields, model);
  return (
    <table className={css.figures}>
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" className={column > 0 && column < head.length - 1 ? css.number : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, isGroup, isBelow, values, unit }, place) =>
          isGroup ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and are never reordered here.
            <tr key={place}>
              <th scope="rowgroup" colSpan={head.length} className={css.groupHead}>
                {label}
              </th>
            </tr>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and are never reordered here.
            <tr key={place}>
              <th scope="row" className={isBelow ? css.indented : undefined}>
                <span className={css.prose}>{label}</span>
              </th>
              {values.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                <td key={column} className={css.number}>
                  {value}
                </td>
              ))}
              <td className={css.unit}>{unit}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
};

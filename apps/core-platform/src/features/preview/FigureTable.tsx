import { formatModelNumber, type ModelField, type ReportModel } from '@esg/contract';
import * as css from './pages.css.ts';

type Numbers = Extract<ModelField['content'], { kind: 'numbers' }>;
type FigureTableProps = { model: ReportModel; rows: Numbers['rows']; decimals: number; label: string };

/** Figures below one another, grouped by locale, every stored digit kept, the unit in a lighter tone beside them. */
export const FigureTable = ({ model, rows, decimals, label }: FigureTableProps) => {
  const { words, numberLocale } = model;
  const hasDescriptors = rows.some(({ descriptor }) => descriptor !== '');
  return (
    <table className={css.figures} aria-label={label}>
      <thead>
        <tr>
          {hasDescriptors && <th scope="col">{words.descriptor}</th>}
          <th scope="col" className={css.number}>
            {words.value}
          </th>
          <th scope="col">{words.unit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and are never reordered here.
          <tr key={place}>
            {hasDescriptors && <th scope="row">{row.descriptor}</th>}
            <td className={css.number}>{formatModelNumber(row.number, row.unitCode, decimals, numberLocale)}</td>
            <td className={css.unit}>{row.unitSymbol}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

import { formatModelNumber, type ReportModel } from '@esg/contract';
import { Fragment } from 'react';
import type { NumberField } from './field-groups.ts';
import * as css from './pages.css.ts';

type FigureTableProps = { model: ReportModel; fields: readonly NumberField[] };

/** Figures with their units, every stored digit kept; a field with several rows stands as a line of its own above them. */
export const FigureTable = ({ model, fields }: FigureTableProps) => {
  const { words } = model;
  return (
    <table className={css.figures}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col" className={css.number}>
            {words.value}
          </th>
          <th scope="col">{words.unit}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <FigureRows key={field.key} model={model} field={field} />
        ))}
      </tbody>
    </table>
  );
};

const FigureRows = ({ model, field }: { model: ReportModel; field: NumberField }) => {
  const { rows, decimals } = field.content;
  const single = rows.length === 1 && rows[0]?.descriptor === '';
  return (
    <Fragment>
      {!single && (
        <tr>
          <th scope="rowgroup" colSpan={3} className={css.groupHead}>
            {field.label}
          </th>
        </tr>
      )}
      {rows.map(({ descriptor, number, unitCode, unitSymbol }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and are never reordered here.
        <tr key={place}>
          <th scope="row" className={single ? undefined : css.indented}>
            {single ? field.label : descriptor || model.words.value}
          </th>
          <td className={css.number}>{formatModelNumber(number, unitCode, decimals, model.numberLocale)}</td>
          <td className={css.unit}>{unitSymbol}</td>
        </tr>
      ))}
    </Fragment>
  );
};

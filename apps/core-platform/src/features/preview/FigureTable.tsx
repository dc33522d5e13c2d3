import {
  hasUnits,
  itemHead,
  type KpiLine,
  kpiTable,
  type ModelChapter,
  printedWords,
  type ReportModel,
} from '@esg/contract';
import { disclosureId } from './page-ids.ts';
import * as css from './pages.css.ts';

type FigureTableProps = {
  model: ReportModel;
  chapter: Pick<ModelChapter, 'disclosures'>;
  /** Disclosures that are named above the table, so that links lead to this page. */
  told: ReadonlySet<string>;
};

/** The figures of a chapter as the files show them: unit, earlier years, this year highlighted, change, letters of the notes below. */
export const FigureTable = ({ model, chapter, told }: FigureTableProps) => {
  const table = kpiTable(chapter, model);
  if (!table) return null;
  const { words } = model;
  const hasNotes = table.notes.length > 0;
  const columns = { hasUnit: hasUnits(table), hasChange: table.hasChange, hasNotes };
  const width = 1 + (columns.hasUnit ? 1 : 0) + table.years.length + (table.hasChange ? 1 : 0);
  return (
    <>
      <table className={css.figures}>
        <thead>
          <tr>
            <th scope="col">{itemHead(words.field, table)}</th>
            {columns.hasUnit && <th scope="col">{words.unit}</th>}
            {table.years.map((year, place) => (
              <th key={year} scope="col" className={place === table.years.length - 1 ? css.thisYear : css.number}>
                {year}
              </th>
            ))}
            {table.hasChange && (
              <th scope="col" className={css.number}>
                {words.change}
              </th>
            )}
            {hasNotes && (
              <th scope="col" className={css.number}>
                {words.note}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {table.lines.map((line, place) =>
            line.kind === 'disclosure' || line.kind === 'name' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and are never reordered here.
              <NameRow key={place} line={line} width={width} hasNotes={hasNotes} isTold={told.has(line.code)} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and are never reordered here.
              <FigureRow key={place} line={line} columns={columns} />
            ),
          )}
        </tbody>
      </table>
      {table.notes.map(({ letter, name, text }) => (
        <p key={letter} className={css.note}>
          {letter} <strong>{name}</strong>
          {text}
        </p>
      ))}
      {table.hasRestated && <p className={css.note}>{printedWords[model.language].marks}</p>}
    </>
  );
};

type NameRowProps = { line: KpiLine; width: number; hasNotes: boolean; isTold: boolean };

const NameRow = ({ line: { kind, code, label, notes }, width, hasNotes, isTold }: NameRowProps) => {
  const isDisclosure = kind === 'disclosure';
  return (
    <tr id={isDisclosure && !isTold ? disclosureId(code) : undefined}>
      <th scope="rowgroup" colSpan={width} className={isDisclosure ? css.groupHead : undefined}>
        {isDisclosure && <span className={css.code}>{code} </span>}
        {label}
      </th>
      {hasNotes && <td className={css.number}>{notes}</td>}
    </tr>
  );
};

type FigureRowProps = { line: KpiLine; columns: { hasUnit: boolean; hasChange: boolean; hasNotes: boolean } };

const FigureRow = ({ line, columns: { hasUnit, hasChange, hasNotes } }: FigureRowProps) => {
  const { kind, label, unit, values, change, notes } = line;
  return (
    <tr>
      <th scope="row" className={kind === 'part' ? css.indented : kind === 'whole' ? css.groupHead : undefined}>
        <span className={css.prose}>{label}</span>
      </th>
      {hasUnit && <td className={css.unit}>{unit}</td>}
      {values.map(({ text, isRestated }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
        <td key={place} className={place === values.length - 1 ? css.thisYear : css.number}>
          {text}
          {isRestated && <sup>R</sup>}
        </td>
      ))}
      {hasChange && <td className={css.number}>{change}</td>}
      {hasNotes && <td className={css.number}>{notes}</td>}
    </tr>
  );
};

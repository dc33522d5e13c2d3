import { type KpiSheet, type KpiSheetRow, printedKpiSheet, printedWords, type ReportModel } from '@esg/contract';
import * as css from './pages.css.ts';

/** Every figure with its owner, evidence and status, as the files show it; nothing where the report leaves the sheet out. */
export const KpiSheetPage = ({ model, id }: { model: ReportModel; id: string }) => {
  const sheet = printedKpiSheet(model);
  if (!sheet) return null;
  const said = printedWords[model.language];
  const rows = sheet.groups.flatMap((group) => group.rows);
  return (
    <article id={id} className={css.sheet} aria-label={said.kpiSheet}>
      <h3 className={css.chapterTitle}>{said.kpiSheet}</h3>
      <table className={css.figures}>
        <thead>
          <Headings sheet={sheet} model={model} />
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and are never reordered here.
            <FigureRow key={at} row={row} sheet={sheet} />
          ))}
        </tbody>
      </table>
      <p className={css.note}>{sheet.note}</p>
    </article>
  );
};

type SheetProps = { sheet: KpiSheet };

/** The last year is the report's own. */
const yearClass = (place: number, count: number) => (place === count - 1 ? css.thisYear : css.number);

const Headings = ({ sheet, model: { words, language } }: SheetProps & { model: ReportModel }) => {
  const said = printedWords[language];
  return (
    <tr>
      <th scope="col">{said.kpi}</th>
      <th scope="col">{words.unit}</th>
      {sheet.years.map((year, place) => (
        <th key={year} scope="col" className={yearClass(place, sheet.years.length)}>
          {year}
        </th>
      ))}
      {sheet.hasChange && (
        <th scope="col" className={css.number}>
          {words.change}
        </th>
      )}
      {sheet.hasWork && (
        <>
          <th scope="col">{said.owner}</th>
          <th scope="col">{said.evidence}</th>
          <th scope="col">{said.status}</th>
        </>
      )}
    </tr>
  );
};

const FigureRow = ({ row, sheet }: SheetProps & { row: KpiSheetRow }) => (
  <tr>
    <th scope="row" className={row.part === '' ? undefined : css.indented}>
      <span className={css.code}>{row.code} </span>
      {row.part || row.label}
    </th>
    <td className={css.unit}>{row.unit}</td>
    {row.values.map(({ text, isRestated }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
      <td key={place} className={yearClass(place, row.values.length)}>
        {text}
        {isRestated && <sup>R</sup>}
      </td>
    ))}
    {sheet.hasChange && <td className={css.number}>{row.change}</td>}
    {sheet.hasWork && (
      <>
        <td>{row.owner}</td>
        <td>{row.evidence}</td>
        <td>{row.status}</td>
      </>
    )}
  </tr>
);

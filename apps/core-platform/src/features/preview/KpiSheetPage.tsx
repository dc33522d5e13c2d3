import { printedKpiSheet, printedWords, type ReportModel } from '@esg/contract';
import * as css from './pages.css.ts';

/** Every figure with its owner, evidence and status, as the files show it; nothing where the report leaves it out. */
export const KpiSheetPage = ({ model, id }: { model: ReportModel; id: string }) => {
  const sheet = printedKpiSheet(model);
  if (!sheet) return null;
  const { words, language } = model;
  const said = printedWords[language];
  return (
    <article id={id} className={css.sheet} aria-label={said.kpiSheet}>
      <h3 className={css.chapterTitle}>{said.kpiSheet}</h3>
      <table className={css.figures}>
        <thead>
          <tr>
            <th scope="col">{said.kpi}</th>
            <th scope="col">{words.unit}</th>
            {sheet.years.map((year, place) => (
              <th key={year} scope="col" className={place === sheet.years.length - 1 ? css.thisYear : css.number}>
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
        </thead>
        <tbody>
          {sheet.groups
            .flatMap(({ rows }) => rows)
            .map(({ code, label, part, unit, values, change, owner, evidence, status }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and are never reordered here.
              <tr key={at}>
                <th scope="row" className={part === '' ? undefined : css.indented}>
                  <span className={css.code}>{code} </span>
                  {part || label}
                </th>
                <td className={css.unit}>{unit}</td>
                {values.map(({ text, isRestated }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  <td key={place} className={place === values.length - 1 ? css.thisYear : css.number}>
                    {text}
                    {isRestated && <sup>R</sup>}
                  </td>
                ))}
                {sheet.hasChange && <td className={css.number}>{change}</td>}
                {sheet.hasWork && (
                  <>
                    <td>{owner}</td>
                    <td>{evidence}</td>
                    <td>{status}</td>
                  </>
                )}
              </tr>
            ))}
        </tbody>
      </table>
      <p className={css.note}>{said.nothingRecorded}</p>
    </article>
  );
};

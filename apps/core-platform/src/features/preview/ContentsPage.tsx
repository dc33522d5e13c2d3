import {
  imprintLines,
  indexWithReasonsOnce,
  introductionFacts,
  keyFiguresOf,
  kpiSheetEntry,
  type ModelContentIndex,
  printedKpiSheet,
  printedWords,
  type ReportModel,
  readCode,
} from '@esg/contract';
import { chapterId, contentIndexId, disclosureId, kpiSheetId, restatementsId } from './page-ids.ts';
import * as css from './pages.css.ts';

type PageProps = { model: ReportModel; id: string };

/** Chapters that the contents can list: an added text may have no title. */
export const titledChapters = ({ chapters }: ReportModel) => chapters.filter(({ title }) => title !== '');

/** The contents of the report, each entry with a link. The files have page numbers, because only they are divided into pages. */
export const ContentsPage = ({ model, id }: PageProps) => (
  <article id={id} className={css.sheet} aria-label={model.words.contents}>
    <h3 className={css.chapterTitle}>{model.words.contents}</h3>
    <ol className={css.contentsList}>
      {titledChapters(model).map((chapter) => (
        <li key={chapter.code}>
          <a className={css.contentsLink} href={`#${chapterId(chapter.code)}`}>
            <strong>{chapter.title}</strong>
          </a>
          <ol className={css.contentsSub}>
            {chapter.disclosures.map(({ code, title }) => (
              <li key={code}>
                <a className={css.contentsLink} href={`#${disclosureId(code)}`}>
                  <span className={css.contentsCode}>{readCode(code)}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </li>
      ))}
      {printedKpiSheet(model) && (
        <li>
          <a className={css.contentsLink} href={`#${kpiSheetId}`}>
            <strong>{kpiSheetEntry(model)}</strong>
          </a>
        </li>
      )}
      {model.restatements.length > 0 && (
        <li>
          <a className={css.contentsLink} href={`#${restatementsId}`}>
            <strong>{model.words.restatements}</strong>
          </a>
        </li>
      )}
      {model.contentIndex && (
        <li>
          <a className={css.contentsLink} href={`#${contentIndexId}`}>
            <strong>{model.contentIndex.title}</strong>
          </a>
        </li>
      )}
    </ol>
  </article>
);

/** The report's period, framework and day, its description and its boundary. */
export const IntroductionPage = ({ model, id }: PageProps) => {
  const { words, language } = model;
  const { about } = printedWords[language];
  return (
    <article id={id} className={css.sheet} aria-label={about}>
      <h3 className={css.chapterTitle}>{about}</h3>
      <div className={css.disclosure}>
        <dl className={css.facts}>
          {introductionFacts(model).map(([label, value]) => (
            <div key={label}>
              <dt className={css.small}>{label}</dt>
              <dd className={css.factValue}>{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          {model.description.trim() && <p className={css.prose}>{model.description}</p>}
          {model.reportingBoundary.trim() && (
            <section className={css.field}>
              <h4 className={css.boundaryLabel}>{words.reportingBoundary}</h4>
              <p className={css.prose}>{model.reportingBoundary}</p>
            </section>
          )}
        </div>
      </div>
      <KeyFigures model={model} />
    </article>
  );
};

/** The figures that the report opens with. */
const KeyFigures = ({ model }: { model: ReportModel }) => {
  const figures = keyFiguresOf(model);
  if (figures.length === 0) return null;
  return (
    <section>
      <h4 className={css.chapterTitle}>{printedWords[model.language].keyFigures}</h4>
      <dl className={css.keyFigures}>
        {figures.map(({ label, value, unit, change }) => (
          <div key={label} className={css.keyFigure}>
            <dt className={css.small}>{label}</dt>
            <dd className={css.factValue}>
              <strong className={css.numeral}>{value}</strong> <span className={css.small}>{unit}</span>
              {change && <span className={css.keyChange}>{change}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Who made the document, and who owns the framework: at its very end. */
export const Imprint = ({ model }: { model: ReportModel }) => {
  const lines = imprintLines(model);
  if (lines.length === 0) return null;
  return (
    <section className={css.imprint} aria-label={printedWords[model.language].imprint}>
      {lines.map((line) => (
        <p key={line} className={css.note}>
          {line}
        </p>
      ))}
    </section>
  );
};

type ContentIndexPageProps = PageProps & { index: ModelContentIndex };

/** Every requirement, where it is answered and why missing ones are missing, in the form of the framework. */
export const ContentIndexPage = ({ model, index: whole, id }: ContentIndexPageProps) => {
  const index = indexWithReasonsOnce(whole, model.language);
  return (
    <article id={id} className={css.sheet} aria-label={index.title}>
      <h3 className={css.chapterTitle}>{index.title}</h3>
      {index.facts.map(({ label, text }) => (
        <section key={label} className={css.field}>
          <h4 className={css.boundaryLabel}>{label}</h4>
          <p className={css.prose}>{text}</p>
        </section>
      ))}
      <table className={css.figures}>
        <thead>
          <tr>
            <th scope="col">{index.columns.disclosure}</th>
            {index.columns.cells.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {index.groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={index.columns.cells.length + 1} className={css.groupHead}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.code}>
                <th scope="row">
                  {row.located ? (
                    <a className={css.contentsLink} href={`#${disclosureId(row.code)}`}>
                      {readCode(row.code)} {row.title}
                    </a>
                  ) : (
                    `${readCode(row.code)} ${row.title}`
                  )}
                </th>
                {row.cells.map((text, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  <td key={place}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </article>
  );
};

/** Every figure that was published with another value before. */
export const RestatementsPage = ({ model, id }: PageProps) => (
  <article id={id} className={css.sheet} aria-label={model.words.restatements}>
    <h3 className={css.chapterTitle}>{model.words.restatements}</h3>
    <table className={css.figures}>
      <thead>
        <tr>
          <th scope="col">{model.words.field}</th>
          <th scope="col" className={css.number}>
            {model.words.before}
          </th>
          <th scope="col" className={css.number}>
            {model.words.now}
          </th>
          <th scope="col">{model.words.note}</th>
        </tr>
      </thead>
      <tbody>
        {model.restatements.map(({ code, label, descriptor, note, ...figures }) => (
          <tr key={`${code} ${label} ${descriptor}`}>
            <th scope="row">
              {code} {[label, descriptor].filter(Boolean).join(' · ')}
            </th>
            <td className={css.number}>{figures.old || '–'}</td>
            <td className={css.number}>{figures.new || '–'}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </article>
);

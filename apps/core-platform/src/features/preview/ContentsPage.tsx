import type { ReportModel } from '@esg/contract';
import { chapterId, contentIndexId, disclosureId } from './page-ids.ts';
import * as css from './pages.css.ts';

type PageProps = { model: ReportModel; id: string };

/** What is in the report, each entry a link to its place. Page numbers belong to the files: paper is laid out there. */
export const ContentsPage = ({ model, id }: PageProps) => (
  <article id={id} className={css.sheet} aria-label={model.words.contents}>
    <h3 className={css.chapterTitle}>{model.words.contents}</h3>
    <ol className={css.contentsList}>
      {model.chapters.map((chapter) => (
        <li key={chapter.code}>
          <a className={css.contentsLink} href={`#${chapterId(chapter.code)}`}>
            <strong>{chapter.title}</strong>
          </a>
          <ol className={css.contentsSub}>
            {chapter.disclosures.map(({ code, title }) => (
              <li key={code}>
                <a className={css.contentsLink} href={`#${disclosureId(code)}`}>
                  <span className={css.contentsCode}>{code}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </li>
      ))}
      <li>
        <a className={css.contentsLink} href={`#${contentIndexId}`}>
          <strong>{model.words.contentIndex}</strong>
        </a>
      </li>
    </ol>
  </article>
);

/** Who reports, on what, within which boundary. */
export const IntroductionPage = ({ model, id }: PageProps) => (
  <article id={id} className={css.sheet} aria-label={model.organisation}>
    <h3 className={css.chapterTitle}>{model.organisation}</h3>
    {model.description.trim() && <p className={css.prose}>{model.description}</p>}
    {model.reportingBoundary.trim() && (
      <section className={css.field}>
        <h4 className={css.boundaryLabel}>{model.words.reportingBoundary}</h4>
        <p className={css.prose}>{model.reportingBoundary}</p>
      </section>
    )}
    <p className={css.small}>{model.framework.licenceNote}</p>
  </article>
);

/** Every disclosure with the reason where one is left out. */
export const ContentIndexPage = ({ model, id }: PageProps) => (
  <article id={id} className={css.sheet} aria-label={model.words.contentIndex}>
    <h3 className={css.chapterTitle}>{model.words.contentIndex}</h3>
    <table className={css.figures}>
      <thead>
        <tr>
          <th scope="col">{model.words.disclosure}</th>
          <th scope="col">{model.words.omitted}</th>
        </tr>
      </thead>
      <tbody>
        {model.chapters
          .flatMap(({ disclosures }) => disclosures)
          .map(({ code, title, omission }) => (
            <tr key={code}>
              <th scope="row">
                <a className={css.contentsLink} href={`#${disclosureId(code)}`}>
                  {code} {title}
                </a>
              </th>
              <td>{omission?.reason}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </article>
);

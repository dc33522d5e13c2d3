import type { ReportModel } from '@esg/contract';
import { chapterId, disclosureId } from './page-ids.ts';
import * as css from './pages.css.ts';

type ContentsPageProps = { model: ReportModel; id: string };

/** What is in the report, each entry a link to its place; then what the report is about. */
export const ContentsPage = ({ model, id }: ContentsPageProps) => {
  const { words } = model;
  return (
    <article id={id} className={css.sheet} aria-label={words.contents}>
      <h3 className={css.chapterTitle}>{words.contents}</h3>
      <ol className={css.contentsList}>
        {model.chapters.map((chapter) => (
          <li key={chapter.code}>
            <a className={css.contentsLink} href={`#${chapterId(chapter.code)}`}>
              <strong>{chapter.title}</strong>
            </a>
            <ol className={css.contentsSub}>
              {chapter.disclosures.map((disclosure) => (
                <li key={disclosure.code}>
                  <a className={css.contentsLink} href={`#${disclosureId(disclosure.code)}`}>
                    {disclosure.code} {disclosure.title}
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {model.description && <p className={css.prose}>{model.description}</p>}
      {model.reportingBoundary && (
        <section className={css.field}>
          <h4 className={css.fieldLabel}>{words.reportingBoundary}</h4>
          <p className={css.prose}>{model.reportingBoundary}</p>
        </section>
      )}
      <p className={css.small}>{model.framework.licenceNote}</p>
    </article>
  );
};

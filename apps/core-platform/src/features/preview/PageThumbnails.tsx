import { printedKpiSheet, printedWords, type ReportModel } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { titledChapters } from './ContentsPage.tsx';
import { chapterId, contentIndexId, contentsId, coverId, introductionId, kpiSheetId } from './page-ids.ts';
import * as css from './pages.css.ts';
import { paperVariables } from './paper.ts';
import { useVisiblePage } from './use-visible-page.ts';

/** Small pages that link to the large ones; the visible one is marked. */
export const PageThumbnails = ({ model }: { model: ReportModel }) => {
  const { t } = useLingui();
  const entries = [
    { id: coverId, name: t`Cover`, mark: '' },
    { id: contentsId, name: model.words.contents, mark: '≡' },
    { id: introductionId, name: printedWords[model.language].about, mark: '¶' },
    ...titledChapters(model).map(({ code, title }) => ({
      id: chapterId(code),
      name: title,
      mark: code.split(' ').at(-1)?.slice(0, 5),
    })),
    ...(printedKpiSheet(model) ? [{ id: kpiSheetId, name: printedWords[model.language].kpiSheet, mark: '✓' }] : []),
    ...(model.contentIndex ? [{ id: contentIndexId, name: model.contentIndex.title, mark: '≡' }] : []),
  ];
  const visible = useVisiblePage(entries.map(({ id }) => id));
  return (
    <nav className={css.contentsNav} aria-label={t`Pages`}>
      <ol className={css.thumbnails}>
        {entries.map(({ id, name, mark }) => (
          <li key={id}>
            <a className={css.thumbnailLink} href={`#${id}`} aria-current={id === visible ? 'location' : undefined}>
              <span
                className={css.thumbnail}
                style={paperVariables(model.brand)}
                data-cover={id === coverId || undefined}
                aria-hidden="true"
              >
                {mark}
              </span>
              <span lang={id === coverId ? undefined : model.languageTag}>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

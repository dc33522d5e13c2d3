import type { ReportModel } from '@esg/contract';
import { ChapterPage } from './ChapterPage.tsx';
import { ContentIndexPage, ContentsPage, Imprint, IntroductionPage, RestatementsPage } from './ContentsPage.tsx';
import { type CoverLogos, CoverPage } from './CoverPage.tsx';
import { KpiSheetPage } from './KpiSheetPage.tsx';
import { contentIndexId, contentsId, coverId, introductionId, kpiSheetId, restatementsId } from './page-ids.ts';
import * as css from './pages.css.ts';
import { paperVariables } from './paper.ts';

type ReportPagesProps = { model: ReportModel; logos: CoverLogos };

/** The report as the exported files show it, drawn from the same model, in the report's own language. */
export const ReportPages = ({ model, logos }: ReportPagesProps) => (
  <div className={css.pages} style={paperVariables(model.brand)} lang={model.languageTag}>
    <CoverPage model={model} id={coverId} logos={logos} />
    <ContentsPage model={model} id={contentsId} />
    <IntroductionPage model={model} id={introductionId} />
    {model.chapters.map((chapter, place) => (
      <ChapterPage key={chapter.code} model={model} chapter={chapter} atOnce={place === 0} />
    ))}
    <KpiSheetPage model={model} id={kpiSheetId} />
    {model.restatements.length > 0 && <RestatementsPage model={model} id={restatementsId} />}
    {model.contentIndex && <ContentIndexPage model={model} index={model.contentIndex} id={contentIndexId} />}
    <Imprint model={model} />
  </div>
);

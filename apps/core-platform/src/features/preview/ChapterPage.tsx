import {
  groupFields,
  languageTags,
  type ModelChapter,
  type ModelDisclosure,
  type ModelField,
  type ReportModel,
} from '@esg/contract';
import { lazy, memo, Suspense } from 'react';
import { useInTurn } from '../../wizard/use-in-turn.ts';
import { FigureTable } from './FigureTable.tsx';
import { chapterId, disclosureId } from './page-ids.ts';
import * as css from './pages.css.ts';
import { RichBlocks } from './RichBlocks.tsx';

const ModelCharts = lazy(() => import('./ModelCharts.tsx').then((module) => ({ default: module.ModelCharts })));

type ChapterPageProps = {
  model: ReportModel;
  chapter: ModelChapter;
  /** Drawn with the page; what others say follows while the browser has time: reports have hundreds of pages. */
  atOnce?: boolean;
};

/** One chapter with all its disclosures. */
export const ChapterPage = memo(({ model, chapter, atOnce = false }: ChapterPageProps) => (
  <article id={chapterId(chapter.code)} className={css.sheet} aria-label={chapter.title || model.words.note}>
    {chapter.title && <h3 className={css.chapterTitle}>{chapter.title}</h3>}
    {chapter.text && (
      <div lang={chapter.text.language ? languageTags[chapter.text.language] : undefined}>
        <RichBlocks blocks={chapter.text.blocks} />
      </div>
    )}
    {chapter.disclosures.map((disclosure) => (
      <DisclosureBlock key={disclosure.code} model={model} disclosure={disclosure} atOnce={atOnce} />
    ))}
  </article>
));

type BlockProps = { model: ReportModel; disclosure: ModelDisclosure };

const DisclosureBlock = ({ atOnce, ...rest }: BlockProps & { atOnce: boolean }) => {
  const { code, title } = rest.disclosure;
  return (
    <section id={disclosureId(code)} className={css.disclosure}>
      <h4 className={css.disclosureTitle}>
        <span className={css.code}>{code}</span>
        <span>{title}</span>
      </h4>
      {useInTurn(atOnce) && <DisclosureBody {...rest} />}
    </section>
  );
};

const DisclosureBody = ({ model, disclosure }: BlockProps) => {
  const { words } = model;
  return (
    <>
      {disclosure.omission ? (
        <div className={css.omission}>
          <p className={css.prose}>
            {words.omitted}: <strong>{disclosure.omission.reason}</strong>
          </p>
          {disclosure.omission.explanation && <p className={css.prose}>{disclosure.omission.explanation}</p>}
        </div>
      ) : (
        groupFields(disclosure.fields).map((group) =>
          Array.isArray(group) ? (
            <FigureTable key={group[0]?.key} model={model} fields={group} />
          ) : (
            <FieldBlock key={group.key} model={model} field={group} />
          ),
        )
      )}
      {disclosure.charts.length > 0 && (
        <Suspense fallback={null}>
          <ModelCharts model={model} charts={disclosure.charts} />
        </Suspense>
      )}
    </>
  );
};

const FieldBlock = ({ model, field }: { model: ReportModel; field: ModelField }) => (
  <div className={css.field} lang={field.language ? languageTags[field.language] : undefined}>
    <p className={css.fieldLabel} lang={model.languageTag}>
      {field.label}
    </p>
    <FieldContent model={model} content={field.content} />
  </div>
);

type FieldContentProps = { model: ReportModel; content: ModelField['content'] };

const FieldContent = ({ model, content }: FieldContentProps) => {
  switch (content.kind) {
    case 'text':
      return <p className={css.prose}>{content.text}</p>;
    case 'rich':
      return <RichBlocks blocks={content.blocks} />;
    case 'list':
      return (
        <ul>
          {content.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'unanswered':
      return <p className={css.unanswered}>{model.words.unanswered}</p>;
    case 'numbers':
      return null;
  }
};

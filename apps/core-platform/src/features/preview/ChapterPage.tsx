import {
  languageTags,
  type ModelChapter,
  type ModelDisclosure,
  type ModelField,
  type ReportModel,
  type TextField,
  textFields,
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
    <ChapterBody model={model} chapter={chapter} atOnce={atOnce} />
  </article>
));

const isInWords = (disclosure: ModelDisclosure) => disclosure.omission !== null || textFields(disclosure).length > 0;

/** Answers in words, then the figures of the chapter in one table and its charts, as the files show them. */
const ChapterBody = ({ model, chapter, atOnce }: Required<ChapterPageProps>) => {
  const told = chapter.disclosures.filter(isInWords);
  const charts = chapter.disclosures.flatMap((disclosure) => disclosure.charts);
  const isShown = useInTurn(atOnce);
  return (
    <>
      {told.map((disclosure) => (
        <DisclosureBlock key={disclosure.code} model={model} disclosure={disclosure} isShown={isShown} />
      ))}
      {isShown && <FigureTable model={model} chapter={chapter} told={new Set(told.map(({ code }) => code))} />}
      {isShown && charts.length > 0 && (
        <Suspense fallback={null}>
          <ModelCharts model={model} charts={charts} />
        </Suspense>
      )}
    </>
  );
};

type BlockProps = { model: ReportModel; disclosure: ModelDisclosure };

const DisclosureBlock = ({ isShown, ...rest }: BlockProps & { isShown: boolean }) => {
  const { code, title } = rest.disclosure;
  return (
    <section id={disclosureId(code)} className={css.disclosure}>
      <h4 className={css.disclosureTitle}>
        <span className={css.code}>{code}</span>
        <span>{title}</span>
      </h4>
      <div>{isShown && <DisclosureBody {...rest} />}</div>
    </section>
  );
};

const DisclosureBody = ({ model, disclosure }: BlockProps) => {
  const { words } = model;
  const fields = textFields(disclosure);
  if (disclosure.omission) {
    return (
      <div className={css.omission}>
        <p className={css.prose}>
          {words.omitted}: <strong>{disclosure.omission.reason}</strong>
        </p>
        {disclosure.omission.explanation && <p className={css.prose}>{disclosure.omission.explanation}</p>}
      </div>
    );
  }
  return fields.map((field) => <FieldBlock key={field.key} model={model} field={field} isNamed={fields.length > 1} />);
};

type FieldBlockProps = { model: ReportModel; field: TextField; isNamed: boolean };

const FieldBlock = ({ model, field, isNamed }: FieldBlockProps) => (
  <div className={css.field} lang={field.language ? languageTags[field.language] : undefined}>
    {isNamed && (
      <p className={css.fieldLabel} lang={model.languageTag}>
        {field.label}
      </p>
    )}
    <FieldContent content={field.content} />
  </div>
);

type FieldContentProps = { content: ModelField['content'] };

const FieldContent = ({ content }: FieldContentProps) => {
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
    default:
      return null;
  }
};

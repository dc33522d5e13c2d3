import {
  blocksWithName,
  chapterParts,
  isInWords,
  languageTags,
  type ModelChapter,
  type ModelDisclosure,
  type ModelField,
  type ReportModel,
  readCode,
  runInName,
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
  /** Rendered with the page; the others follow while the browser is idle: reports have hundreds of pages. */
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

/** Answers as text and tables of figures with their charts, in the order of the files. */
const ChapterBody = ({ model, chapter, atOnce }: Required<ChapterPageProps>) => {
  const isShown = useInTurn(atOnce);
  return chapterParts(chapter.disclosures).map((part) =>
    part.kind === 'words' ? (
      <DisclosureBlock key={part.disclosure.code} model={model} disclosure={part.disclosure} isShown={isShown} />
    ) : (
      isShown && (
        <Figures
          key={`figures ${part.disclosures.map(({ code }) => code).join()}`}
          model={model}
          disclosures={part.disclosures}
        />
      )
    ),
  );
};

/** The figures of some disclosures in one table, and their charts. */
const Figures = ({ model, disclosures }: { model: ReportModel; disclosures: ModelDisclosure[] }) => {
  const charts = disclosures.flatMap((disclosure) => disclosure.charts);
  const told = new Set(disclosures.filter(isInWords).map(({ code }) => code));
  return (
    <>
      <FigureTable model={model} chapter={{ disclosures }} told={told} />
      {charts.length > 0 && (
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
        <span className={css.code}>{readCode(code)}</span>
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

const FieldBlock = ({ model, field: { label, language, content }, isNamed }: FieldBlockProps) => {
  const named =
    isNamed && language === null && content.kind === 'rich'
      ? blocksWithName(label, content.blocks, model.language)
      : undefined;
  const name = runInName(label, model.language);
  return (
    <div className={css.field} lang={language ? languageTags[language] : undefined}>
      {isNamed && content.kind !== 'text' && !named && (
        <p className={css.fieldLabel} lang={model.languageTag}>
          {label}
        </p>
      )}
      {content.kind === 'text' && (
        <p className={css.prose}>
          {isNamed && <strong lang={model.languageTag}>{name}</strong>}
          {content.text}
        </p>
      )}
      <FieldContent content={named ? { kind: 'rich', blocks: named } : content} />
    </div>
  );
};

type FieldContentProps = { content: ModelField['content'] };

const FieldContent = ({ content }: FieldContentProps) => {
  switch (content.kind) {
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

import {
  type Disclosure,
  explanationSuffix,
  type Field,
  isAnswered,
  isRichTextFilled,
  type Language,
  languageTags,
  layoutOf,
  localized,
  type ModelChapter,
  type ModelChart,
  type ModelDisclosure,
  type ModelField,
  type ModelKpiSheet,
  marksOf,
  orderedParts,
  organisationNameIn,
  plainRichText,
  printedCode,
  printedWords,
  type ReportModel,
  sameJson,
  shortFrameworkName,
  standingWords,
  type TextPart,
  textIn,
  titleLike,
  unitAddsUp,
  type WrittenText,
} from '@esg/contract';
import { asksForWhole, findMetric, type YearlyMetric, yearlyMetric } from '@esg/standards';
import { withBreakdowns, withOwnNames } from './breakdowns.ts';
import { withCalculation } from './calculation.ts';
import { chartsOf, withBestCharts } from './charts.ts';
import { contentIndexOf } from './content-index.ts';
import { withDenominators } from './denominators.ts';
import { inLanguage, modelField } from './field-content.ts';
import { lineIn, pastFigure, restatementsOf, withHistory } from './history.ts';
import { matrixOf } from './matrix.ts';
import type { ReportModelInput } from './model-input.ts';
import type { NotedTotal, Printing } from './parts-note.ts';
import { provisionsIn } from './provisions.policy.ts';
import { withSums } from './sums.ts';
import { documentWords, seeWords } from './words.ts';

/**
 * The report in one language, ready to be drawn (rule 11 of the design: preview, PDF, Word and Excel use one model). Pure: the same answers
 * give the same model. Chapters are the framework's topics, in the order of the design.
 */
export const buildReportModel = (input: ReportModelInput): ReportModel => {
  const { report, framework, language, organisation, brand, design } = input;
  const { cover, contentIndex, kpiSheet } = design.settings;
  const isOfDrafts = kpiSheet === 'drafts' && report.publishedAt === null;
  const chapters = chaptersOf(input);
  return {
    reportId: report.id,
    language,
    languageTag: languageTags[language],
    title: titleIn(input),
    cover: {
      subtitle: lineIn(cover.subtitle, language),
      look: cover.look,
      pictureFileId: design.pictureFileId,
    },
    organisation: organisationNameIn(organisation, language),
    stockCode: organisation.stockCode,
    framework: {
      versionId: framework.versionId,
      name: framework.name[language],
      version: framework.version,
      owner: framework.owner,
      licenceNote: framework.licenceNote[language],
    },
    period: report.period,
    ...(input.thisYear !== null && { periodName: input.thisYear }),
    earlierYears: input.earlier.map(({ name }) => name),
    description: textIn(report.descriptions, language).text,
    reportingBoundary: textIn(report.reportingBoundaries, language).text,
    publishedAt: report.publishedAt,
    numberLocale: organisation.numberFormat,
    brand: { ...brand, organisationLogoFileId: organisation.logoFileId },
    namesMaker: design.settings.namesMaker,
    words: documentWords[language],
    chapters,
    ...(design.settings.keyFigures.length > 0 && { keyFigures: design.settings.keyFigures }),
    contentIndex: contentIndex ? contentIndexOf(input) : null,
    restatements: restatementsOf(input, organisation.numberFormat, chapters),
    kpiSheet: {
      isPrinted: kpiSheet === 'always' || isOfDrafts,
      ...(isOfDrafts && { isOfDrafts }),
      disclosures: workWithStanding(input),
    },
  };
};

/** The assignee, evidence and status of each disclosure, with the words that the content index uses for the status. */
const workWithStanding = (input: ReportModelInput): ModelKpiSheet['disclosures'] => {
  const { kpiWork = [], framework, language } = input;
  if (kpiWork.length === 0) return [];
  const provisions = provisionsIn(input);
  const words = standingWords(framework, language);
  return kpiWork.map((work) => {
    const standing = provisions.get(work.code);
    return standing === undefined ? work : { ...work, standing: words[standing] };
  });
};

/** A text of the report in the language of the document, else in the language it was written in. */
const reportText = (
  { text, texts }: WrittenText,
  { report, language }: Pick<ReportModelInput, 'report' | 'language'>,
) => textIn(localized(text, texts, report.languages), language);

/**
 * The cover's own title, else the report's name: first in this language, then one that can be derived from the other language, then
 * whichever exists.
 */
const titleIn = ({ report, framework, language, organisation, design }: ReportModelInput): string => {
  const ownTitle = design.settings.cover.title;
  const short = shortFrameworkName(framework.versionId, framework.name.en);
  // A suffix that tells reports of one year apart in lists is left out on a cover, which names the framework.
  const given = [
    { texts: ownTitle, shown: (title: string) => title },
    { texts: report.names, shown: (title: string) => marksOf(title, short).plain },
  ];
  for (const { texts, shown } of given) {
    const own = texts[language]?.trim();
    if (own) return shown(own);
  }
  for (const { texts, shown } of given) {
    const { text } = textIn(texts, language);
    if (text) return shown(titleLike(text, organisation, language) || text);
  }
  return '';
};

const chaptersOf = (input: ReportModelInput): ModelChapter[] => {
  const { framework, language, design } = input;
  const texts: Printed = new Map();
  const withMatrix = matrixOf(input);
  const chapters = framework.topics.flatMap(({ code, title, disclosures }): ModelChapter[] => {
    const told: Told = { here: new Map(), texts };
    const chosen = new Set<ModelChart>();
    const drawn = disclosures.flatMap((disclosure) => modelDisclosure(disclosure, input, told, chosen));
    const charted = withBestCharts(withSums(drawn, printingOf(input)), chosen);
    return drawn.length > 0 ? [{ code, title: title[language], text: null, disclosures: withMatrix(charted) }] : [];
  });
  const byCode = new Map(chapters.map((chapter) => [chapter.code, chapter]));
  return orderedParts(design.settings.parts, [...byCode.keys()]).flatMap((part) =>
    part.kind === 'text' ? textChapter(part, input) : (byCode.get(part.code) ?? []),
  );
};

/** A text that the author added to the report; left out where it is empty. */
const textChapter = ({ id, title, blocks }: TextPart, { language, printed }: ReportModelInput): ModelChapter[] => {
  const [written, found] = inLanguage(blocks, language, isRichTextFilled);
  const name = lineIn(title, language);
  if (!written && name === '') return [];
  return [
    {
      code: id,
      title: name,
      text: { language: found, blocks: printed(written ?? [], found ?? language) },
      disclosures: [],
    },
  ];
};

const printingOf = ({ language, organisation, thisYear, onNoted }: ReportModelInput): Printing => ({
  language,
  numberLocale: organisation.numberFormat,
  thisYear: thisYear ?? documentWords[language].now,
  onNoted,
});

/** Whether the figures of a field are added up; those of an organisation's own fields are. */
const isSummed = (fieldKey: string) => (findMetric(fieldKey)?.aggregation ?? 'sum') === 'sum';

/** Where an answer was printed first, by field. */
type Printed = Map<string, { readonly code: string; readonly content: ModelField['content'] }>;
/** The answers that this chapter printed, and the long texts of the whole report. */
type Told = { readonly here: Printed; readonly texts: Printed };

/** Shorter texts are read faster than a reference to them is followed. */
const longText = 80;
const isLongText = ({ content }: ModelField): boolean =>
  (content.kind === 'text' && content.text.length > longText) ||
  (content.kind === 'rich' && plainRichText(content.blocks).length > longText);

/**
 * An answer that the same chapter printed under another disclosure is not repeated: the text refers to it. A long text is printed once in the
 * whole report.
 */
const onceOnly = (
  fields: readonly ModelField[],
  code: string,
  { framework, language }: Pick<ReportModelInput, 'framework' | 'language'>,
  told: Told,
): ModelField[] =>
  fields.map((field) => {
    // Equal numbers of men and of women are two answers.
    if (!asksForWhole(framework.versionId, code, field.key) && !isLongText(field)) return field;
    const first = told.here.get(field.key) ?? told.texts.get(field.key);
    if (first && sameJson(first.content, field.content)) {
      const place = printedCode(first.code, framework.versionId, language);
      return { ...field, language: null, content: { kind: 'text', text: seeWords[language](place) } };
    }
    if (!first && field.content.kind !== 'unanswered' && findMetric(field.key)) {
      told.here.set(field.key, { code, content: field.content });
      if (isLongText(field)) told.texts.set(field.key, { code, content: field.content });
    }
    return field;
  });

/**
 * The totals that documents of this report note to differ from their parts. Puts the figures together as a document has them, without
 * charts, content index and KPI sheet.
 */
export const notedTotalsIn = (input: ReportModelInput): NotedTotal[] => {
  const noted: NotedTotal[] = [];
  const asked = { ...input, onNoted: (total: NotedTotal) => noted.push(total) };
  for (const { disclosures } of input.framework.topics) {
    const told: Told = { here: new Map(), texts: new Map() };
    const made = disclosures.flatMap((disclosure) => disclosureWithoutCharts(disclosure, asked, told));
    withSums(made, printingOf(asked));
  }
  return noted;
};

/** One selected disclosure; charts that the design names are added to `chosen`. */
const modelDisclosure = (
  disclosure: Disclosure,
  input: ReportModelInput,
  told: Told,
  chosen: Set<ModelChart>,
): ModelDisclosure[] => {
  const { layouts } = input.design.settings;
  const { thisYear } = printingOf(input);
  return disclosureWithoutCharts(disclosure, input, told).map((made) => {
    const charts = made.fields.flatMap((field) => {
      const { look } = layoutOf(layouts, disclosure.code, field.key);
      const unitKind = disclosure.fields.find(({ key }) => key === field.key)?.unitKind ?? null;
      const drawn = chartsOf(field, { look, addsUp: isSummed(field.key) && unitAddsUp(unitKind) }, thisYear);
      if (look !== 'auto') for (const chart of drawn) chosen.add(chart);
      return drawn;
    });
    return { ...made, charts };
  });
};

const disclosureWithoutCharts = (disclosure: Disclosure, input: ReportModelInput, told: Told): ModelDisclosure[] => {
  const { language, framework } = input;
  const state = input.disclosures.get(disclosure.code);
  if (!state) return [];
  const head = { code: disclosure.code, title: disclosure.title[language] };
  if (state.status === 'omitted') {
    const { reason, explanation, explanations } = state.omission ?? { reason: '', explanation: '' };
    const label = framework.omissionReasons.find(({ code }) => code === reason)?.label[language] ?? reason;
    return [
      {
        ...head,
        omission: { reason: label, explanation: reportText({ text: explanation, texts: explanations }, input).text },
        fields: [],
        charts: [],
      },
    ];
  }
  const fields = onceOnly(modelFields(disclosure, input), disclosure.code, input, told);
  return [
    {
      ...head,
      omission: null,
      fields: fields.map((field) => withExtent(field, disclosure.code, framework)),
      charts: [],
    },
  ];
};

/** Marks a figure that is no total of its metric, because its disclosure asks for less. */
const withExtent = (field: ModelField, code: string, { versionId }: ReportModelInput['framework']): ModelField =>
  field.content.kind === 'numbers' && !asksForWhole(versionId, code, field.key) ? { ...field, isPart: true } : field;

/** Whether some disclosure of the report answers the field this year. */
const isAnsweredAnywhere = ({ answers }: Pick<ReportModelInput, 'answers'>, key: string): boolean =>
  [...answers.values()].some((given) => isAnswered(given.get(key) ?? null));

/**
 * Optional fields without an answer are left out, unless the disclosure would have no field left. A total that earlier years have stays,
 * with a dash for this year: a reader who compares the reports would miss it.
 */
const modelFields = (disclosure: Disclosure, input: ReportModelInput) => {
  const { answers, language, framework, countryNames, printed } = input;
  const values = answers.get(disclosure.code);
  const library = { units: framework.units, countryNames, printed };
  const plainOf = (field: Field): ModelField =>
    withCalculation(modelField(field, values?.get(field.key) ?? null, language, library), disclosure.code, input);
  const comparedOf = (drawn: ModelField, field: Field): ModelField =>
    withHistory(drawn, { disclosureCode: disclosure.code, field }, input);
  const besideOf = (key: string) => {
    const other = disclosure.fields.find((field) => field.key === key);
    const content = other && comparedOf(plainOf(other), other).content;
    return content?.kind === 'numbers' ? content : undefined;
  };
  const drawnOf = (field: Field): ModelField => {
    const value = values?.get(field.key) ?? null;
    const drawn = plainOf(field);
    if (drawn.content.kind === 'unanswered' && !field.required && !isAnsweredAnywhere(input, field.key))
      return pastFigure(drawn, { disclosureCode: disclosure.code, field }, input) ?? drawn;
    const compared = comparedOf(drawn, field);
    const parted = withBreakdowns(compared, field, {
      ...printingOf(input),
      isSum: isSummed(field.key),
      disclosureCode: disclosure.code,
      besideOf,
    });
    const named = withDenominators(withOwnNames(parted, value, language), language);
    const yearly = yearlyMetric(field.key);
    return yearly && !isAnswered(values?.get(yearly.key) ?? null) ? withYearlyName(named, yearly, language) : named;
  };
  const all = disclosure.fields.map((field) => ({ required: field.required, drawn: drawnOf(field) }));
  const shown = all.filter(({ required, drawn }) => required || drawn.content.kind !== 'unanswered');
  const reasons = input.explained.get(disclosure.code);
  return (shown.length > 0 ? shown : all).flatMap(({ drawn }) => {
    const said = reasons?.get(drawn.key);
    const written = said && reportText(said, input);
    return written?.text ? [drawn, explanationOf(drawn, written, language)] : [drawn];
  });
};

/** The years of a figure without their sum: each is the figure of one year and has its name. */
const withYearlyName = (field: ModelField, { key }: YearlyMetric, language: Language): ModelField => {
  const { content } = field;
  const isOfYears = content.kind === 'numbers' && content.rows.every(({ breakdown }) => breakdown === 'by-year');
  const label = isOfYears ? findMetric(key)?.name[language] : undefined;
  return label === undefined ? field : { ...field, label };
};

/** Printed below the figure it explains, in the language it was written in. */
const explanationOf = (
  { key, label }: ModelField,
  written: ReturnType<typeof textIn>,
  language: Language,
): ModelField => ({
  key: `${key}${explanationSuffix}`,
  label: `${label} · ${printedWords[language].whyChanged}`,
  language: written.language,
  content: { kind: 'text', text: written.text },
});

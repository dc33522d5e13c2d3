import { createHash } from 'node:crypto';
import {
  type Disclosure,
  draftTopics,
  type Field,
  type FieldExplanation,
  type Framework,
  type Language,
  languages,
  type RichTextBlock,
  type RichTextRun,
  speaksOfItsTopic,
  type TextDraft,
} from '@esg/contract';
import { figuresBelow } from '@esg/standards';
import { type NumberReader, numberReader } from '../report-model/index.ts';
import { type DisclosureState, disclosuresOf } from '../reports/index.ts';
import { type FigurePlace, type Said, sentencesOfFigure, targetSentence } from './draft-sentences.ts';

/** What a draft is made of. */
export type DraftInput = Parameters<typeof numberReader>[0] & {
  readonly report: { readonly languages: readonly Language[] };
  readonly framework: Framework;
  readonly disclosures: ReadonlyMap<string, DisclosureState>;
  readonly explanations: readonly FieldExplanation[];
};

type Place = { readonly disclosureCode: string; readonly fieldKey: string };

const isFigure = ({ type }: Field) => type === 'number' || type === 'integer';

/** The metrics that a text speaks of, subject by subject. */
const subjectsOf = (framework: Framework, { disclosureCode, fieldKey }: Place): string[][] => {
  if (!speaksOfItsTopic({ key: fieldKey }))
    return draftTopics.flatMap(({ figures, texts }) => (texts.includes(fieldKey) ? [figuresBelow(...figures)] : []));
  const topic = framework.topics.find(({ disclosures }) => disclosures.some(({ code }) => code === disclosureCode));
  const asked = new Set(topic?.disclosures.flatMap(({ fields }) => fields.map(({ key }) => key)));
  return draftTopics.flatMap(({ figures }) => {
    const metrics = figuresBelow(...figures).filter((metric) => asked.has(metric));
    return metrics.length > 0 ? [metrics] : [];
  });
};

/** The places of a metric in the framework, that of the text's own disclosure first. */
const placesOf = (all: readonly Disclosure[], metric: string, own: string): Place[] => {
  const places = all.flatMap(({ code, fields }) =>
    fields.some((field) => field.key === metric && isFigure(field)) ? [{ disclosureCode: code, fieldKey: metric }] : [],
  );
  return places.toSorted((one, other) => Number(other.disclosureCode === own) - Number(one.disclosureCode === own));
};

type Drafting = DraftInput & { readonly reader: NumberReader; readonly own: string };

const isOpen = ({ disclosures }: DraftInput, { disclosureCode }: Place) => {
  const state = disclosures.get(disclosureCode);
  return state !== undefined && state.status !== 'omitted';
};

/** Where the report has a value of the metric for this year; `undefined` where it has none. */
const findFigure = (input: Drafting, metric: string): FigurePlace | undefined => {
  for (const place of placesOf(disclosuresOf(input.framework), metric, input.own)) {
    const figure = input.figures.figures.find(
      ({ disclosureCode, fieldKey }) => disclosureCode === place.disclosureCode && fieldKey === place.fieldKey,
    );
    if (figure?.years[0]?.total) return figure;
  }
  return undefined;
};

/** Whether the report has parts of the metric for this year without a total, as averages have. */
const hasOnlyParts = (input: Drafting, metric: string) =>
  input.figures.figures.some(({ fieldKey, years: [now] }) => {
    const isFilled = now && (now.rows.length > 0 || (now.parts ?? []).length > 0);
    return fieldKey === metric && isFilled && !now.total;
  });

const noneSaid: Said = { en: [], zhTw: [] };

/** What one subject says in each language, and the metrics that it lacks. */
const paragraphOf = (metrics: readonly string[], input: Drafting) => {
  const lacking: string[] = [];
  const said = metrics.flatMap((metric) => {
    const figure = findFigure(input, metric);
    if (figure) return [sentencesOfFigure(figure, input)];
    if (!hasOnlyParts(input, metric)) lacking.push(metric);
    return [];
  });
  const targets = metrics.some((metric) => metric.startsWith('ghg.'))
    ? [targetSentence((metric) => findFigure(input, metric), input)]
    : [];
  const join = (language: Language) =>
    [...said, ...targets].flatMap((each) => (each ?? noneSaid)[language]).filter((runs) => runs.length > 0);
  return { sentences: { en: join('en'), zhTw: join('zhTw') }, lacking };
};

const spaced = (sentences: readonly (readonly RichTextRun[])[], language: Language): RichTextRun[] =>
  sentences.flatMap((runs, place) => (place > 0 && language === 'en' ? [{ text: ' ' }, ...runs] : [...runs]));

/** Neighbouring words are one run, as an editor would keep them. */
const joined = (runs: readonly RichTextRun[]): RichTextRun[] => {
  const made: RichTextRun[] = [];
  for (const run of runs) {
    const before = made.at(-1);
    if (before && !before.number && !run.number) made[made.length - 1] = { text: before.text + run.text };
    else made.push(run);
  }
  return made;
};

const missingOf = (input: Drafting, lacking: readonly string[], isEmpty: boolean): TextDraft['missing'] => {
  const all = disclosuresOf(input.framework);
  return lacking.flatMap((metric): TextDraft['missing'] => {
    const places = placesOf(all, metric, input.own);
    const open = places.find((place) => isOpen(input, place));
    if (open) return [{ ...open, isSelected: true }];
    const [first] = places;
    return first && isEmpty ? [{ ...first, isSelected: false }] : [];
  });
};

/** A text out of the report's figures, without any provider: the same figures always give the same text. */
export const draftOf = (content: DraftInput, place: Place): TextDraft => {
  const input: Drafting = { ...content, reader: numberReader(content), own: place.disclosureCode };
  const paragraphs = subjectsOf(content.framework, place).map((metrics) => paragraphOf(metrics, input));
  const blocks: TextDraft['blocks'] = {};
  for (const language of languages) {
    if (!content.report.languages.includes(language)) continue;
    const written = paragraphs.flatMap(({ sentences }): RichTextBlock[] => {
      const runs = joined(spaced(sentences[language], language));
      return runs.length > 0 ? [{ kind: 'paragraph', runs }] : [];
    });
    if (written.length > 0) blocks[language] = written;
  }
  const isEmpty = Object.keys(blocks).length === 0;
  const missing = missingOf(input, [...new Set(paragraphs.flatMap(({ lacking }) => lacking))], isEmpty);
  const stamp = createHash('sha256').update(JSON.stringify(blocks)).digest('hex');
  return { blocks, missing, stamp };
};

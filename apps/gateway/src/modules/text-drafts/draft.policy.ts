import { createHash } from 'node:crypto';
import {
  assessmentTextOf,
  draftTopics,
  type Field,
  type FieldExplanation,
  type Framework,
  gapsIn,
  type Language,
  languages,
  managementOfAll,
  namedByDecision,
  type RichTextBlock,
  type RichTextRun,
  soughtMetrics,
  speaksOfItsTopic,
  type TextDraft,
} from '@esg/contract';
import { asksForWhole, figuresBelow, topicNamerIn } from '@esg/standards';
import { type DecidedAssessment, materialTopicsOf } from '../materiality/index.ts';
import { type NumberReader, numberReader } from '../report-model/index.ts';
import { disclosuresOf } from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';
import { materialInTopic } from './assessed-topics.ts';
import { assessmentParts, nothing } from './assessment-draft.ts';
import {
  allSaid,
  type FigurePlace,
  type Said,
  type SaidOfFigure,
  sentencesOfFigure,
  targetSentence,
} from './draft-sentences.ts';

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

type Drafting = DraftInput & { readonly reader: NumberReader; readonly own: string };

/** The places that ask for all that a metric counts, which its words say; that of the text's own disclosure first. */
const placesOf = ({ framework, own }: Pick<Drafting, 'framework' | 'own'>, metric: string): Place[] => {
  const places = disclosuresOf(framework).flatMap(({ code, fields }) => {
    const isAsked = fields.some((field) => field.key === metric && isFigure(field));
    return isAsked && asksForWhole(framework.versionId, code, metric)
      ? [{ disclosureCode: code, fieldKey: metric }]
      : [];
  });
  return places.toSorted((one, other) => Number(other.disclosureCode === own) - Number(one.disclosureCode === own));
};

const isOpen = ({ disclosures }: DraftInput, { disclosureCode }: Place) => {
  const state = disclosures.get(disclosureCode);
  return state !== undefined && state.status !== 'omitted';
};

/** Where the report has a value of the metric for this year; `undefined` where it has none. */
const findFigure = (input: Drafting, metric: string): FigurePlace | undefined => {
  for (const place of placesOf(input, metric)) {
    const figure = input.figures.figures.find(
      ({ disclosureCode, fieldKey }) => disclosureCode === place.disclosureCode && fieldKey === place.fieldKey,
    );
    if (figure?.years[0]?.total) return figure;
  }
  return undefined;
};

/** Whether the report has parts of the metric for this year without a total, as averages have. */
const hasOnlyParts = (input: Drafting, metric: string) =>
  input.figures.figures.some(({ disclosureCode, fieldKey, years: [now] }) => {
    if (fieldKey !== metric || !asksForWhole(input.framework.versionId, disclosureCode, metric)) return false;
    const isFilled = now && (now.rows.length > 0 || (now.parts ?? []).length > 0);
    return isFilled && !now.total;
  });

/** What one subject says. */
export type Paragraph = {
  readonly figures: readonly SaidOfFigure[];
  /** The target, which is said as it is. */
  readonly target: Said | undefined;
};

/** A text that speaks of more subjects is an overview, which says at most so many figures: a page of all of them is read by nobody. */
const overview = { subjects: 3, figures: 8 } as const;

/** The metrics that an overview speaks of: those that readers look for first; undefined where a text speaks of all its figures. */
const soughtOf = (subjects: readonly (readonly string[])[], input: Drafting): ReadonlySet<string> | undefined => {
  const known = subjects.flat().filter((metric) => findFigure(input, metric) !== undefined);
  if (subjects.length <= overview.subjects || known.length <= overview.figures) return undefined;
  const first = soughtMetrics.flatMap((metrics) => metrics.filter((metric) => known.includes(metric)).slice(0, 1));
  return new Set([...first, ...known].slice(0, overview.figures));
};

/** What one subject says, and the metrics that it lacks. An overview says nothing of parts. */
const paragraphOf = (
  metrics: readonly string[],
  input: Drafting,
  sought: ReadonlySet<string> | undefined,
): { paragraph: Paragraph; lacking: string[] } => {
  const lacking: string[] = [];
  const figures = metrics.flatMap((metric) => {
    const figure = findFigure(input, metric);
    if (figure && sought) {
      const said = sought.has(metric) ? sentencesOfFigure(figure, input) : undefined;
      return said ? [{ ...said, part: undefined }] : [];
    }
    if (figure) return sentencesOfFigure(figure, input) ?? [];
    if (!hasOnlyParts(input, metric)) lacking.push(metric);
    return [];
  });
  const isOfEmissions = metrics.some((metric) => metric.startsWith('ghg.'));
  const target = isOfEmissions ? targetSentence((metric) => findFigure(input, metric), input) : undefined;
  return { paragraph: { figures, target }, lacking };
};

/** The sentences of the template, in their order. */
const sentencesIn = ({ figures, target }: Paragraph, language: Language): RichTextRun[][] =>
  [...figures.flatMap((figure) => allSaid(figure, language)), ...(target?.[language] ?? [])].filter(
    (runs) => runs.length > 0,
  );

/** Sentences side by side. */
export const spaced = (sentences: readonly (readonly RichTextRun[])[], language: Language): RichTextRun[] =>
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

const missingOf = (input: Drafting, lacking: readonly string[], isEmpty: boolean): TextDraft['missing'] =>
  lacking.flatMap((metric): TextDraft['missing'] => {
    const places = placesOf(input, metric);
    const open = places.find((place) => isOpen(input, place));
    if (open) return [{ ...open, isSelected: true }];
    const [first] = places;
    return first && isEmpty ? [{ ...first, isSelected: false }] : [];
  });

/** What is decided to be material, for texts that speak of it. */
export type Assessed = {
  readonly decided: DecidedAssessment;
  /** The report’s framework, whose topics decided ones belong to. */
  readonly versionId: string;
  readonly isOtherYear: boolean;
};

const fieldAt = (framework: Framework, { disclosureCode, fieldKey }: Place): Field | undefined =>
  disclosuresOf(framework)
    .find(({ code }) => code === disclosureCode)
    ?.fields.find(({ key }) => key === fieldKey);

/** Material topics that a text speaks of: those of its own topic, or all; the answer for all topics leaves those that have one of their own. */
const topicsOfText = ({ framework, disclosures }: DraftInput, place: Place, { decided, versionId }: Assessed) => {
  const isHere = ({ code }: { readonly code: string }) => code === place.disclosureCode;
  const topic = framework.topics.find((each) => each.disclosures.some(isHere));
  if (speaksOfItsTopic({ key: place.fieldKey }) && topic) return materialInTopic(decided, versionId, topic);
  const all = materialTopicsOf(decided.decision);
  if (managementOfAll(framework)?.code !== place.disclosureCode) return all;
  const apart = framework.topics.filter((each) =>
    each.disclosures.some(({ code, perTopic }) => perTopic === 'one' && disclosures.has(code)),
  );
  const answered = new Set(apart.flatMap((each) => materialInTopic(decided, versionId, each)));
  return all.filter((each) => !answered.has(each));
};

/** What the text says of the assessment in each language: nothing without one. */
const assessedParts = (input: DraftInput, place: Place, assessed: Assessed | undefined) => {
  const field = fieldAt(input.framework, place);
  const text = field && assessmentTextOf(field);
  if (!assessed || !text) return () => nothing;
  const topics = topicsOfText(input, place, assessed);
  return (language: Language) => assessmentParts(text, assessed.decided, language, topics);
};

const basisOf = ({ decided, isOtherYear }: Assessed): NonNullable<TextDraft['basis']> => ({
  assessmentId: decided.assessmentId,
  year: decided.decision.year,
  decidedAt: decided.decision.at,
  isOtherYear,
  hasChanged: decided.hasChanged,
});

const stampOf = (draft: Pick<TextDraft, 'blocks' | 'named'>) =>
  createHash('sha256')
    .update(JSON.stringify([draft.blocks, draft.named ?? null]))
    .digest('hex');

/** The material topics as they were decided, the highest first, in the organisation’s words. */
export const draftOfList = (assessed: Assessed): TextDraft => {
  const named = namedByDecision(materialTopicsOf(assessed.decided.decision), {
    en: topicNamerIn('en'),
    zhTw: topicNamerIn('zhTw'),
  });
  return { blocks: {}, missing: [], named, basis: basisOf(assessed), stamp: stampOf({ blocks: {}, named }) };
};

const openDraft = (content: DraftInput, place: Place): Drafting => ({
  ...content,
  reader: numberReader(content),
  own: place.disclosureCode,
});

/** What the figures of the report say for a text, subject by subject. */
export const paragraphsOf = (content: DraftInput, place: Place): Paragraph[] =>
  saidIn(openDraft(content, place), place).map(({ paragraph }) => paragraph);

const saidIn = (input: Drafting, place: Place) => {
  const subjects = subjectsOf(input.framework, place);
  const sought = soughtOf(subjects, input);
  return subjects.map((metrics) => paragraphOf(metrics, input, sought));
};

/** Sentences that stand in the place of the template's: of a paragraph, by its place, in a language. */
export type Rewritten = (paragraph: number, language: Language) => readonly (readonly RichTextRun[])[] | undefined;

/**
 * A text out of the report's figures and of what was decided to be material, without any provider: the same figures and the same decision
 * always give the same text. What the assessment says comes first, and what a person has to say last.
 */
export const draftOf = (
  content: DraftInput,
  place: Place,
  assessed?: Assessed,
  rewritten: Rewritten = () => undefined,
): TextDraft => {
  const input = openDraft(content, place);
  const said = saidIn(input, place);
  const partsIn = assessedParts(content, place, assessed);
  const blocks: TextDraft['blocks'] = {};
  let hasFigures = false;
  let gaps = 0;
  for (const language of languages) {
    if (!content.report.languages.includes(language)) continue;
    const written = said.flatMap(({ paragraph }, index): RichTextBlock[] => {
      const sentences = rewritten(index, language) ?? sentencesIn(paragraph, language);
      const runs = joined(spaced(sentences, language));
      return runs.length > 0 ? [{ kind: 'paragraph', runs }] : [];
    });
    const { before, after } = partsIn(language);
    const all = [...before, ...written, ...after];
    if (all.length > 0) blocks[language] = all;
    hasFigures ||= written.length > 0;
    gaps = Math.max(gaps, gapsIn(all).length);
  }
  const missing = missingOf(input, [...new Set(said.flatMap(({ lacking }) => lacking))], !hasFigures);
  const isAssessed = assessed && languages.some((language) => partsIn(language).before.length > 0);
  return { blocks, missing, ...(isAssessed && { basis: basisOf(assessed), gaps }), stamp: stampOf({ blocks }) };
};

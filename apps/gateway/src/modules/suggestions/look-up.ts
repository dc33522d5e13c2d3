import { createHash } from 'node:crypto';
import {
  type Answer,
  type AnswerValue,
  checkAnswer,
  type Disclosure,
  type Field,
  type Framework,
  isAnswered,
  type Language,
  limits,
  type Metric,
  type Period,
  type SuggestionReason,
  suggestionLimits,
} from '@esg/contract';
import { asksForWhole, convert } from '@esg/standards';
import type { RankedPage } from '../document-search/index.ts';
import { agrees, metricOfField, sameFigure } from '../hub-offers/index.ts';
import { canonicalJson } from '../reports/index.ts';
import { askedOfMetric, type Evidence, evidenceFor } from '../retrieval/index.ts';
import { isOfWhole } from './of-whole.ts';
import { readFigure } from './printed-figure.ts';
import type { Found } from './suggestions.repository.ts';
import { yearOfPeriod } from './year-of-period.ts';

type Stated = Extract<Evidence, { isStated: true }>;

/** What a report asks of documents for one field. */
export type Ask = {
  readonly disclosureCode: string;
  readonly field: Field;
  readonly metric: Metric;
  /** The words by which pages are ranked. */
  readonly text: string;
  /** How many of the best pages are looked at. */
  readonly pagesMost: number;
  readonly answer: Answer | undefined;
  /** The data hub's value. */
  readonly hub: AnswerValue | null;
  /** Whether rules can't tell what answers it, because it names one thing alone: only a language model is asked. */
  readonly isForModel: boolean;
};

/** A page that is looked at. */
export type LookedAt = RankedPage & {
  /** The year that its document reports on, where that is known. */
  readonly year: number | undefined;
  readonly isRecognised: boolean;
};

/** The report that asks. */
export type Asking = {
  readonly framework: Pick<Framework, 'units'>;
  readonly period: Period;
  readonly languages: readonly Language[];
};

const figurePages = 12;
const textPages = 4;
/** A text that names one thing alone is said of anything. */
const partsLeast = 2;
const textTypes: ReadonlySet<string> = new Set(['text', 'textArea', 'richTextArea']);
const figureTypes: ReadonlySet<string> = new Set(['number', 'integer']);

type Standing = {
  /** The framework of the report. */
  readonly versionId: string;
  /** The days of the report. */
  readonly period: Period;
  readonly answers: ReadonlyMap<string, Answer>;
  readonly hub: ReadonlyMap<string, AnswerValue | null>;
  /** Whether a language model can be asked. */
  readonly hasModel?: boolean;
};

/** The key of a field within the report. */
export const placeOf = (disclosureCode: string, fieldKey: string) => `${disclosureCode}\n${fieldKey}`;

/** Whether a field is a text that people write, not a figure or a choice. */
export const isText = ({ type }: Field) => textTypes.has(type);

/** What is asked for a disclosure: its figures, and its texts that have no answer yet. */
export const asksOf = (
  { code, title, fields }: Disclosure,
  { versionId, period, answers, hub, hasModel = false }: Standing,
): Ask[] => {
  // Of many years' reports about the same, those of the year come first.
  const year = yearOfPeriod(period);
  return fields.flatMap((field): Ask[] => {
    const metric = metricOfField(field);
    if (!metric) return [];
    const answer = answers.get(placeOf(code, field.key));
    const ofHub = hub.get(placeOf(code, field.key)) ?? null;
    const ask = { disclosureCode: code, field, metric, answer, hub: ofHub, isForModel: false };
    const name = `${metric.name.en} ${metric.name.zhTw}`;
    // Documents name the metric, not the women or the fleet that a disclosure asks for.
    const isOfAll = asksForWhole(versionId, code, field.key);
    if (figureTypes.has(field.type) && metric.unitKind !== null)
      return year === undefined || !isOfAll ? [] : [{ ...ask, text: `${name} ${year}`, pagesMost: figurePages }];
    if (!isText(field) || isAnswered(answer?.value ?? null) || isAnswered(ask.hub)) return [];
    const parts = askedOfMetric(metric.key)?.parts ?? [];
    const isForModel = parts.length < partsLeast;
    return isForModel && !hasModel ? [] : [{ ...ask, isForModel, text: `${name} ${title.en}`, pagesMost: textPages }];
  });
};

type Quoted = { readonly quote: { readonly text: string }; readonly heads: readonly { readonly text: string }[] };
const placed = (page: LookedAt, { quote, heads }: Quoted) => ({
  documentId: page.documentId,
  documentVersionId: page.documentVersionId,
  documentName: page.documentName,
  fileNumber: page.fileNumber,
  page: page.page,
  pageLabel: page.pageLabel === String(page.page) ? null : page.pageLabel,
  quote: quote.text,
  heads: heads.map(({ text }) => text),
});

/** Something that a page says for a field, with its place. */
export type Candidate = ReturnType<typeof placed> & {
  readonly value: AnswerValue;
  readonly printed: string | null;
  readonly reasons: readonly SuggestionReason[];
};

/** What came of a question. */
type LookedUp<Each> = {
  /** Whether the pages state it, be it known already. */
  readonly isStated: boolean;
  readonly found: readonly Each[];
};

/** What is shown stands on the page, letter by letter. */
const stands = ({ text }: LookedAt, { quote, heads }: Stated) =>
  quote.text !== '' && [quote, ...heads].every((piece) => text.includes(piece.text));

const namesYear = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/** The figure in a unit that the field takes. */
const rowFor = ({ field }: Ask, { framework }: Asking, kind: string, number: string, unit: string) => {
  const allowed = framework.units[kind] ?? [];
  if (allowed.some(({ code }) => code === unit)) return { number, unit };
  const [other] = allowed;
  const converted = other && convert(number, kind, unit, other.code);
  return other && converted !== undefined && field.type !== 'integer'
    ? { number: converted, unit: other.code }
    : undefined;
};

/** What speaks against everything that a page says. */
const doubtsOf = ({ isRecognised }: LookedAt): SuggestionReason[] => (isRecognised ? ['recognised'] : []);

const figureOn = (ask: Ask, asking: Asking, page: LookedAt, year: number): Candidate | undefined => {
  const { metric, field } = ask;
  const asked = askedOfMetric(metric.key, [year]);
  if (!asked || metric.unitKind === null) return undefined;
  const evidence = evidenceFor(asked, [page.text], page.year);
  if (!evidence.isStated || !evidence.figure || !stands(page, evidence)) return undefined;
  const { quote, heads, figure } = evidence;
  const headTexts = heads.map(({ text }) => text);
  if (heads.length === 0 && !isOfWhole(page.text, quote, figure, metric)) return undefined;
  const read = readFigure(metric.unitKind, { raw: page.text, quote, heads: headTexts, figure });
  const row = read && rowFor(ask, asking, metric.unitKind, read.number, read.unit);
  if (!read || !row) return undefined;
  const type = field.type === 'integer' ? 'integer' : 'number';
  const value: AnswerValue = { type, rows: [{ ...row, descriptor: '' }] };
  if (checkAnswer(value, field, { units: asking.framework.units, countryIds: new Set() }).length > 0) return undefined;
  const isYearNamed = [quote.text, ...headTexts].some((text) => namesYear.test(text));
  const reasons: SuggestionReason[] = ['metric_named'];
  if (read.unitAt !== undefined) reasons.push(read.unitAt === 'beside' ? 'unit_beside' : 'unit_in_heading');
  reasons.push(isYearNamed ? 'year_stated' : 'year_of_document', heads.length > 0 ? 'in_table' : 'in_sentence');
  if (read.isMultiplied) reasons.push('multiplied');
  reasons.push(...doubtsOf(page));
  return { ...placed(page, evidence), value, printed: figure.text, reasons };
};

/** Whether two figures are one, at the precision with which either is printed. */
const isOne = (one: AnswerValue | null, other: AnswerValue | null, kind: string) =>
  one !== null &&
  other !== null &&
  (sameFigure(one, other, kind) || agrees(one, other, kind) === true || agrees(other, one, kind) === true);

const decimalsOf = ({ value }: Candidate) =>
  value.type === 'number' ? (value.rows[0]?.number.split('.')[1]?.length ?? 0) : 0;

/** Figures that are one belong together: the most precise of them stands for all. */
const grouped = (candidates: readonly Candidate[], kind: string): Candidate[][] => {
  const groups: Candidate[][] = [];
  for (const candidate of candidates) {
    const group = groups.find(([first]) => first && isOne(first.value, candidate.value, kind));
    if (!group) groups.push([candidate]);
    else if (group[0] && decimalsOf(candidate) > decimalsOf(group[0])) group.unshift(candidate);
    else group.push(candidate);
  }
  return groups;
};

const figuresFor = (ask: Ask, asking: Asking, pages: readonly LookedAt[]): LookedUp<Candidate> => {
  const year = yearOfPeriod(asking.period);
  const kind = ask.metric.unitKind;
  if (year === undefined || kind === null) return { isStated: false, found: [] };
  const groups = grouped(
    pages.flatMap((page) => figureOn(ask, asking, page, year) ?? []),
    kind,
  );
  const answered = ask.answer?.value ?? null;
  const isKnown = (value: AnswerValue) => isOne(value, answered, kind) || (!answered && isOne(value, ask.hub, kind));
  const found = groups.flatMap(([first, ...others]): Candidate[] => {
    if (!first || isKnown(first.value)) return [];
    const reasons = [...first.reasons];
    if (others.length > 0) reasons.push('said_again');
    if (groups.length > 1) reasons.push('differs');
    if (isAnswered(answered)) reasons.push('differs_from_answer');
    if (ask.hub && !isOne(first.value, ask.hub, kind)) reasons.push('differs_from_data_hub');
    return [{ ...first, reasons }];
  });
  return { isStated: groups.length > 0, found };
};

/** A passage as one line: a line of a page ends where there was no more room. */
const inOneLine = (text: string) =>
  text
    .replace(/(\p{Script=Han}[，。、；：]?)\s*\n\s*(?=\p{Script=Han})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** A passage with hardly any Chinese is English. */
const chineseShare = 0.2;
const languageOf = (text: string): Language =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) / text.length > chineseShare ? 'zhTw' : 'en';

/** A text in one language as the field takes it; undefined where it is too long for it. */
const textValue = ({ type }: Field, text: string, language: Language): AnswerValue | undefined => {
  if (type === 'richTextArea') return { type, blocks: { [language]: [{ kind: 'paragraph', runs: [{ text }] }] } };
  if (type === 'text') return text.length > limits.lineLengthMax ? undefined : { type, text: { [language]: text } };
  return type === 'textArea' ? { type, text: { [language]: text } } : undefined;
};

/** The place and the value of a sentence that a page proves; undefined where the report is not in its language, or the field can't take it. */
export const sentenceOn = (
  { field }: Ask,
  { languages }: Asking,
  page: LookedAt,
  { text, quote, reason }: { readonly text: string; readonly quote: string; readonly reason: SuggestionReason },
): Candidate | undefined => {
  const language = languageOf(text);
  const value = textValue(field, text, language);
  if (!value || !languages.includes(language)) return undefined;
  const reasons: SuggestionReason[] = [reason, ...doubtsOf(page)];
  return { ...placed(page, { quote: { text: quote }, heads: [] }), value, printed: null, reasons };
};

const saysAims = /\b(?:targets?|goals?|aims?|net[- ]zero)\b|目標|淨零/iu;

const passagesFor = (ask: Ask, asking: Asking, pages: readonly LookedAt[]): Candidate[] => {
  const asked = askedOfMetric(ask.metric.key);
  if (!asked || ask.isForModel) return [];
  return pages.flatMap((page): Candidate[] => {
    const evidence = evidenceFor(asked, [page.text], page.year);
    if (!evidence.isStated || !stands(page, evidence)) return [];
    const quote = evidence.quote.text;
    if (asked.isAboutTargets && !saysAims.test(quote)) return [];
    const candidate = sentenceOn(ask, asking, page, { text: inOneLine(quote), quote, reason: 'words_named' });
    return candidate ? [candidate] : [];
  });
};

/** What tells suggestions for a field apart. A model says the same with other words each time: of one quote it is one suggestion. */
const fingerprintOf = ({ value, quote, reasons }: Candidate) =>
  createHash('sha256')
    .update(canonicalJson([reasons.includes('written_by_model') ? 'written_by_model' : value, quote]))
    .digest('base64url');

const textsFor = (ask: Ask, asking: Asking, pages: readonly LookedAt[]): LookedUp<Candidate> => {
  const found = passagesFor(ask, asking, pages);
  return { isStated: found.length > 0, found };
};

/**
 * What these pages, the likeliest first, state for a field: figures that differ stand side by side, equal ones once. Nothing where number,
 * unit, metric and year do not stand together, and nothing that the answer or the data hub has already. `written` are the sentences of a
 * language model that their pages prove: where there are any, they stand in the place of whole passages.
 */
export const findFor = (
  ask: Ask,
  asking: Asking,
  pages: readonly LookedAt[],
  written: readonly Candidate[] = [],
): LookedUp<Found> => {
  const isFigure = ask.metric.unitKind !== null;
  const byRules = isFigure ? figuresFor(ask, asking, pages) : textsFor(ask, asking, pages);
  const { isStated, found: candidates } = written.length > 0 ? { isStated: true, found: written } : byRules;
  const period = isFigure ? asking.period : null;
  const found = candidates.slice(0, suggestionLimits.candidatesMax).map((candidate) => ({
    ...candidate,
    disclosureCode: ask.disclosureCode,
    fieldKey: ask.field.key,
    period,
    fingerprint: fingerprintOf(candidate),
  }));
  // The same sentence may stand on two pages.
  const isFirst = ({ fingerprint }: Found, index: number) =>
    found.findIndex((other) => other.fingerprint === fingerprint) === index;
  return { isStated, found: found.filter(isFirst) };
};

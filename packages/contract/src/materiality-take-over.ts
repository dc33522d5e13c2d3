import type { EntryAxis } from './entry-kinds.ts';
import type { Language } from './languages.ts';
import type { DecidedTopic, MaterialityDecision, MaterialityEdition } from './materiality.ts';
import { axesOfEdition } from './materiality-assessment.ts';
import type { TopicFramework } from './materiality-library.ts';
import { defineWords } from './words.ts';

/** The sides by which families of frameworks say what is material, by how their versions' ids begin. Others leave it open. */
const sidesOfFamilies: readonly (readonly [prefix: RegExp, sides: readonly EntryAxis[]])[] = [
  [/^gri-/, ['impact']],
  [/^esrs-/, ['impact', 'financial']],
  [/^(ifrs|hkfrs|aasb|sasb|tcfd)-/, ['financial']],
];

/**
 * Whether a decision by these rules says what belongs in a report by this framework: it has to have looked at every side that the framework
 * asks for. What is not material to investors may still be a severe impact, and the other way round.
 */
export const decidesAbout = (edition: MaterialityEdition, versionId: string): boolean => {
  const sides = sidesOfFamilies.find(([prefix]) => prefix.test(versionId))?.[1] ?? [];
  return sides.every((side) => axesOfEdition(edition).includes(side));
};

type FromReport = { readonly period: { readonly end: string } | null; readonly versionId: string };

const fittingIn = <Decision extends Pick<MaterialityDecision, 'year' | 'edition'>>(
  decisions: readonly Decision[],
  { period, versionId }: FromReport,
) => {
  const fitting = decisions.filter(({ edition }) => decidesAbout(edition, versionId));
  const ofYear = fitting.find(({ year }) => String(year) === period?.end.slice(0, 'yyyy'.length));
  return { ofYear, latest: fitting[0] };
};

/**
 * The decision that fits the report best: the last one about the year in which its period ends, else the latest; only of those whose rules
 * look at every side that the report’s framework asks for. `decisions` are the newest first.
 */
export const decisionFor = <Decision extends Pick<MaterialityDecision, 'year' | 'edition'>>(
  decisions: readonly Decision[],
  report: FromReport,
): Decision | undefined => {
  const { ofYear, latest } = fittingIn(decisions, report);
  return ofYear ?? latest;
};

/** The same without any of another year: nobody would see from a page that it is not about the report’s own year. */
export const decisionOfYear = <Decision extends Pick<MaterialityDecision, 'year' | 'edition'>>(
  decisions: readonly Decision[],
  report: FromReport,
): Decision | undefined => fittingIn(decisions, report).ofYear;

/** What a report says of a disclosure now; absent where it is not selected. */
type Present = { readonly status: string; readonly omission: { readonly reason: string } | null };

/** Everything that decides what a report takes over from a decision. */
export type TakeOverInput = {
  readonly decision: Pick<MaterialityDecision, 'topics'>;
  /** Which disclosures of the report’s framework depend on which topics. */
  readonly dependent: Pick<TopicFramework, 'disclosures'> & Partial<Pick<TopicFramework, 'always'>>;
  /** The framework’s disclosures in its order, by its own topics. */
  readonly topics: readonly { readonly code: string; readonly disclosures: readonly { readonly code: string }[] }[];
  /** By code. */
  readonly present: ReadonlyMap<string, Present>;
  /** Whether the report may leave the disclosure out at all. */
  readonly isOmittable: (code: string) => boolean;
  /** Whether the report must answer the disclosure or say why not. */
  readonly isAsked: (code: string) => boolean;
  /** The reason of the framework for what is not material; nothing where it has none. */
  readonly reasonOf: (code: string) => string | undefined;
  /** Disclosures that a newer or older one of the framework asks for in their place. */
  readonly skipped: ReadonlySet<string>;
};

/** Disclosures that leave for the same topics, and so with the same words. */
export type LeavingWithReason = {
  readonly reason: string;
  readonly codes: readonly string[];
  readonly topics: readonly DecidedTopic[];
};

/** What a report takes over from a decision: every disclosure that depends on a topic is in one of these lists. */
export type TakeOver = {
  readonly entering: readonly string[];
  /** They are asked of everybody, whatever is material, and the report does not have them. */
  readonly missing: readonly string[];
  readonly staying: readonly string[];
  /** They stay in the index, which prints why they are not answered. */
  readonly leavingWithReason: readonly LeavingWithReason[];
  /** The framework has no reason for them and asks for none. */
  readonly leaving: readonly string[];
  /** They are not material, but the framework lets nobody leave them out. */
  readonly kept: readonly string[];
  /** No topic of theirs was decided about: they stay as they are. */
  readonly undecided: readonly string[];
  /** They are about more than what was decided not to be material: they stay as they are. */
  readonly partly: readonly string[];
  /** The framework’s own topics that are material then. */
  readonly materialTopics: readonly string[];
};

type Verdict = { readonly isMaterial: boolean | null; readonly topics: readonly DecidedTopic[] };

/**
 * What was decided about each disclosure: material if one of its topics is; not material if everything that it is about was decided, and
 * nothing of it is; null where only a part of that was decided.
 */
const verdictsOf = ({ decision, dependent }: TakeOverInput): ReadonlyMap<string, Verdict> => {
  const byLibraryId = new Map<string, DecidedTopic[]>();
  for (const topic of decision.topics)
    for (const id of topic.libraryIds) byLibraryId.set(id, [...(byLibraryId.get(id) ?? []), topic]);
  return new Map(
    dependent.disclosures.flatMap(({ code, topics, about }): [string, Verdict][] => {
      const decidedOf = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => byLibraryId.get(id) ?? []))];
      const decided = decidedOf(topics);
      if (decided.some(({ verdict }) => verdict === 'material')) return [[code, { isMaterial: true, topics: decided }]];
      if (decided.every(({ verdict }) => verdict === 'unscored')) return [];
      const isWhole = about.length > 0 && about.every((group) => decidedOf(group).length > 0);
      const isOpen = !isWhole || decided.some(({ verdict }) => verdict === 'unscored');
      return [[code, { isMaterial: isOpen ? null : false, topics: decidedOf(about.flat()) }]];
    }),
  );
};

type Place = 'entering' | 'staying' | 'leavingWithReason' | 'leaving' | 'kept' | 'partly' | 'nothing';

const placeOf = (code: string, { isMaterial }: Verdict, input: TakeOverInput): Place => {
  const { present, isOmittable, isAsked, reasonOf, skipped } = input;
  const now = present.get(code);
  const reason = reasonOf(code);
  const isOut = now === undefined || (now.status === 'omitted' && now.omission?.reason === reason);
  if (isMaterial) {
    if (isOut && !skipped.has(code)) return 'entering';
    return now ? 'staying' : 'nothing';
  }
  if (isMaterial === null) return now ? 'partly' : 'nothing';
  if (now?.status === 'omitted') return 'staying';
  if (!now && !isAsked(code)) return 'nothing';
  if (!isOmittable(code)) return now ? 'kept' : 'nothing';
  if (reason !== undefined) return 'leavingWithReason';
  // What a framework asks for never leaves without a word.
  return isAsked(code) ? 'kept' : 'leaving';
};

/** The framework’s own topics: those with a material disclosure, without those whose disclosures were all decided against. */
const materialTopicsOf = (
  { topics, present, skipped }: TakeOverInput,
  verdicts: ReadonlyMap<string, Verdict>,
  before: readonly string[],
): string[] =>
  topics.flatMap(({ code, disclosures }) => {
    // A standard that another one replaces in this report is none of its topics.
    const used = disclosures.filter((disclosure) => present.has(disclosure.code) || !skipped.has(disclosure.code));
    const decided = used.flatMap((disclosure) => verdicts.get(disclosure.code) ?? []);
    if (decided.some(({ isMaterial }) => isMaterial)) return [code];
    return decided.every(({ isMaterial }) => isMaterial === null) && before.includes(code) ? [code] : [];
  });

/** What a report takes over from a decision, with `materialTopics` as it has them now. */
export const takeOverOf = (input: TakeOverInput, materialTopics: readonly string[]): TakeOver => {
  const verdicts = verdictsOf(input);
  const dependent = new Set(input.dependent.disclosures.map(({ code }) => code));
  const codes = input.topics.flatMap(({ disclosures }) => disclosures.map(({ code }) => code));
  const places = Map.groupBy(
    codes.filter((code) => verdicts.has(code)),
    (code) => placeOf(code, verdicts.get(code) as Verdict, input),
  );
  const topicsOf = (code: string) => verdicts.get(code)?.topics ?? [];
  const alike = Map.groupBy(places.get('leavingWithReason') ?? [], (code) =>
    [input.reasonOf(code), ...topicsOf(code).map(({ origin }) => origin)].join(' '),
  );
  return {
    entering: places.get('entering') ?? [],
    missing: (input.dependent.always ?? []).filter((code) => !input.present.has(code) && !input.skipped.has(code)),
    staying: places.get('staying') ?? [],
    leavingWithReason: [...alike.values()].map((group) => ({
      reason: input.reasonOf(group[0] ?? '') ?? '',
      codes: group,
      topics: topicsOf(group[0] ?? ''),
    })),
    leaving: places.get('leaving') ?? [],
    kept: places.get('kept') ?? [],
    partly: places.get('partly') ?? [],
    undecided: codes.filter((code) => dependent.has(code) && !verdicts.has(code) && input.present.has(code)),
    materialTopics: materialTopicsOf(input, verdicts, materialTopics),
  };
};

/** Whether most of a text is Chinese: a place's name in an English sentence makes it none. A Chinese character says about as much as two letters. */
const isChinese = (text: string): boolean => {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  return characters > 0 && characters * 2 >= letters;
};
/** “Solar panels on the roofs 屋頂太陽能板”: the same in both languages, one behind the other. A Chinese text may begin with a name. */
const bothLanguages = /^((?:[^\s\p{Script=Han}]+\s+){2,}[^\s\p{Script=Han}]+)\s+([^\sA-Za-z]*\p{Script=Han}.*)$/su;
const englishWords = /[a-z]{2,}\s+[a-z]{2,}\s+[a-z]{2,}/i;

/** What of a text readers of a language can read: all of it, its part in that language, or nothing. */
export const readableIn = (text: string, language: Language): string | undefined => {
  const whole = text.trim();
  const both = bothLanguages.exec(whole);
  if (both?.[1] && englishWords.test(both[1]) && !/[a-z]{2,}/i.test(both[2] ?? ''))
    return language === 'en' ? both[1] : both[2];
  return whole !== '' && isChinese(whole) === (language === 'zhTw') ? whole : undefined;
};

/** A sentence with its mark at the end, unless it has one. */
export const ended = (text: string, mark: string): string =>
  /[.!?…。！？]["”」』)）]*$/.test(text) ? text : `${text}${mark}`;

const words = defineWords({
  en: {
    between: ' ',
    because: (name: string, reason: string) => `“${name}” is not material: ${ended(reason, '.')}`,
    foreign: (reason: string) => `${reason} (in Chinese)`,
    byAssessment: (name: string, year: string) => `“${name}” is not material by the materiality assessment of ${year}.`,
  },
  zhTw: {
    between: '',
    because: (name: string, reason: string) => `「${name}」並非重要議題：${ended(reason, '。')}`,
    foreign: (reason: string) => `${reason}（原文為英文）`,
    byAssessment: (name: string, year: string) => `根據 ${year} 年重要性評估，「${name}」並非重要議題。`,
  },
});

/** What somebody wrote, for readers of a language: in it, or else as it was written with its language named; undefined where nothing was. */
export const reasonIn = (text: string, language: Language): string | undefined => {
  const readable = readableIn(text, language);
  return readable === undefined && text.trim() !== '' ? words[language].foreign(text.trim()) : readable;
};

/** Why these topics are not material, as the index prints it: the written reasons, in the language or with the language that they have. */
export const notMaterialText = (
  topics: readonly DecidedTopic[],
  language: Language,
  year: number,
  nameOf: (topic: DecidedTopic) => string,
): string =>
  topics
    .map((topic) => {
      const reason = reasonIn(topic.reason, language);
      const said = words[language];
      return reason === undefined
        ? said.byAssessment(nameOf(topic), String(year))
        : said.because(nameOf(topic), reason);
    })
    .join(words[language].between);

import { findMetric } from '@esg/standards';
import { meaningPhrases } from '../concept-words.ts';
import { fold, isCjk } from '../fold.ts';
import { chineseStopWords, stopWords } from '../stop-words.ts';
import { tokensOf } from '../tokens.ts';
import { inDigits } from './digits.ts';
import { mentionsIn } from './mentions.ts';
import { kindsCalled, yearsIn } from './numbers.ts';
import { type Populations, populationsOf } from './populations.ts';
import {
  answerWords,
  asksFor,
  asksOfRisks,
  averages,
  changes,
  deeds,
  fillers,
  kindHints,
  lead,
  namedUnit,
  namedUnitOfGas,
  ofCompany,
  ofOurselves,
  outputWords,
  peers,
  policyAsked,
  policySaid,
  softChinese,
  softWords,
  targets,
  unitWords,
  whatQuantity,
  whatWas,
  yesNo,
} from './question-words.ts';
import { type Sibling, siblingsOf } from './siblings.ts';
import { placesOf, rootOf, rootsOf, type Term, termsOf } from './terms.ts';

/**
 * One thing that a passage must name: any of these phrases names it. A long run of Chinese that no concept has is named by most of its
 * pairs, because the pairs at the borders of its words are none.
 */
export type Part = { anyOf: readonly (readonly string[])[] } | { mostOf: readonly string[] };

/** What is asked, as what one passage has to say so that it states it. */
export type Asked = {
  /** All of them must be named, besides the metric. */
  parts: readonly Part[];
  /**
   * Where a figure is asked for: metrics that are this one, and the kind of its unit. Without metrics the parts name it;
   * `words` are those of the question, for passages that call the metric otherwise; `named` the metrics that they name, so that a row of
   * another one does not answer.
   */
  figure?: {
    metricKeys: ReadonlySet<string>;
    kind?: string;
    words?: readonly Part[];
    named?: ReadonlySet<string>;
  };
  years: readonly number[];
  /** Whether it can be answered with yes. */
  isYesNo: boolean;
  isAboutTargets: boolean;
  /** Whether it asks by how much something changed, not how much it is. */
  isAboutChange: boolean;
  /** Whether it asks for an average. */
  isAverage: boolean;
  /** Whether it asks for what was produced or sold, not for what was used. */
  isAboutOutput: boolean;
  /** Whether it asks what is done: then the passage speaks of that, and not of it by the way. */
  isOfDeeds?: boolean;
  /** Whether that is what the organisation does, and not what may be. */
  isOfCompany?: boolean;
  /** Words of which a passage has one, or does not answer: how often, or when. */
  answerWords?: readonly RegExp[];
  /** Which of several it asks for, as `Canteen A`. */
  siblings?: readonly Sibling[];
  /** Whether it asks for what the organisation itself has, and whether for what its peers have. */
  isOurs?: boolean;
  isAboutPeers?: boolean;
  /** Whose figure it asks for, as that of women or of Hong Kong. */
  populations: Populations;
};

/** Where a part is named among the terms. */
export const partPlaces = (terms: readonly Term[], part: Part): number[] =>
  ('anyOf' in part ? part.anyOf : part.mostOf.map((root) => [root])).flatMap((phrase) => placesOf(terms, phrase));

const conceptPhrases: readonly (readonly (readonly string[])[])[] = meaningPhrases.map((phrases) =>
  phrases.map(rootsOf),
);

type Named = { part: number; from: number; to: number };

/** The concepts that a text names, the longest phrases first; none overlaps another. */
const conceptsIn = (terms: readonly Term[]): Named[] => {
  const found = conceptPhrases.flatMap((phrases, part) =>
    phrases.flatMap((phrase) =>
      placesOf(terms, phrase).map((place) => ({
        part,
        from: terms[place]?.from ?? 0,
        to: terms[place + phrase.length - 1]?.to ?? 0,
      })),
    ),
  );
  const longest = found.toSorted((one, other) => other.to - other.from - (one.to - one.from) || one.part - other.part);
  const kept: Named[] = [];
  for (const each of longest) {
    if (kept.every(({ from, to }) => each.to <= from || each.from >= to)) kept.push(each);
  }
  return kept;
};

const blanked = (text: string, spans: readonly { from: number; to: number }[]) =>
  spans.reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);

/** A run of Chinese that no concept has: as it is written, or in pairs where it is long. */
const runParts = (run: string): Part[] => {
  const roots = rootsOf(run);
  return [run.length <= 4 ? { anyOf: [roots] } : { mostOf: roots }];
};

/** An age group: `under 30` is one thing, which no 30 of something else names. */
const ages = /\b(under|below|over|above)\s+(?:the age of\s+|age\s+)?(\d{2})\b|(\d{2})\s?歲(以下|以上|或以上)/giu;
const sameAges: Readonly<Record<string, readonly string[]>> = {
  under: ['under', 'below', 'younger than'],
  over: ['over', 'above', 'older than'],
};

const agePart = ([, side, age, chineseAge, chineseSide]: RegExpMatchArray): Part => {
  const isUnder = side === undefined ? chineseSide === '以下' : /^(?:under|below)$/i.test(side);
  const years = age ?? chineseAge ?? '';
  const written = (isUnder ? sameAges.under : sameAges.over)?.map((words) => `${words} ${years}`) ?? [];
  return { anyOf: [...written, `${years}歲${isUnder ? '以下' : '以上'}`].map(rootsOf) };
};

const restParts = (text: string): Part[] => {
  const aged = [...text.matchAll(ages)].map(agePart);
  const rest = text.replace(ages, (all) => ' '.repeat(all.length));
  return [...wordParts(rest), ...aged];
};

const wordParts = (rest: string): Part[] => {
  const cut = rest.replace(chineseStopWords, ' ').replace(softChinese, ' ');
  const runs = [...cut.matchAll(/\p{Script=Han}{2,}/gu)].flatMap(([run]) => runParts(run));
  const roots = tokensOf(cut)
    .filter(({ term }) => !isCjk(term.charCodeAt(0)) && !stopWords.has(term) && !/^(?:19|20)\d{2}$/.test(term))
    .map(({ term }) => rootOf(term));
  // `scope 3` is one name: a passage with `scope 1` and another 3 does not say it.
  const words = roots.flatMap((root, index): string[][] => {
    const next = roots[index + 1];
    if (/^\d{1,2}$/.test(root) && index > 0) return [];
    if (next !== undefined && /^\d{1,2}$/.test(next)) return [[root, next]];
    return softWords.has(root) || unitWords.has(root) || (root.length < 2 && !/\d/.test(root)) ? [] : [[root]];
  });
  const distinct = [...new Map(words.map((phrase) => [phrase.join(' '), phrase])).values()];
  return [...distinct.map((phrase): Part => ({ anyOf: [phrase] })), ...runs];
};

/** What a text names: its concepts, and each word that belongs to none. */
const partsOf = (text: string): Part[] => {
  const folded = fold(text);
  // Places in the folded text: it is the one that is cut.
  const terms = termsOf({ text: folded.text, at: Uint32Array.from({ length: folded.text.length + 1 }, (_, at) => at) });
  const named = conceptsIn(terms);
  const distinct = [...new Set(named.map(({ part }) => part))];
  return [
    ...distinct.map((part): Part => ({ anyOf: conceptPhrases[part] ?? [] })),
    ...restParts(blanked(folded.text, named)),
  ];
};

/** People, and which of them: passages call these otherwise in the same sense, whatever the metric is called. */
const peopleWords = ['employees', 'women', 'men'].map((word) =>
  conceptPhrases.findIndex((phrases) => phrases.some((phrase) => phrase.join(' ') === rootsOf(word).join(' '))),
);
/** `Workers` have the root of what everybody does. */
const workRoot = rootOf('workers');

/** What the words of a question name, for passages that call its metric otherwise. */
const namedByWords = (text: string): Part[] => {
  const folded = fold(text);
  const terms = termsOf({ text: folded.text, at: Uint32Array.from({ length: folded.text.length + 1 }, (_, at) => at) });
  const people = conceptsIn(terms).filter(({ part }) => peopleWords.includes(part));
  const distinct = [...new Set(people.map(({ part }) => part))];
  return [
    ...distinct.map(
      (part): Part => ({
        anyOf: (conceptPhrases[part] ?? []).filter((phrase) => phrase.join(' ') !== workRoot),
      }),
    ),
    ...restParts(blanked(folded.text, people)),
  ];
};

const longestMention = (text: string) =>
  mentionsIn(text).toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];

/** The kind of unit that a question asks for, where its words tell: `how many tonnes`, `what percentage`. */
const kindHintOf = (typed: string, question: string): string | undefined => {
  if (namedUnitOfGas.test(question) || /^emissions$/iu.test(whatQuantity.exec(typed)?.[1] ?? '')) return 'ghg_mass';
  const unit = question.match(namedUnit)?.[1] ?? '';
  const [kind] = [...kindsCalled(unit)].filter((each) => each !== 'count');
  return kind ?? kindHints.find(([pattern]) => pattern.test(question))?.[1];
};

/** The longest name of a metric in a question, and what is asked besides it. */
const metricIn = (question: string) => {
  const mention = longestMention(question);
  const figures = mention?.metrics.filter(({ unitKind }) => unitKind !== null) ?? [];
  return { figures, rest: partsOf(mention ? blanked(question, [mention]) : question) };
};

/** `FY2024` and `FY24`. */
const businessYear = /\bFY\s?['’]?(?:20)?(\d{2})(?!\d)/gu;

const isForWords = (typed: string) => asksFor.words.test(typed) && !/how (?:many|much)|多少/iu.test(typed);

const siblingPart = ({ word, mark }: Sibling): Part => ({ anyOf: [[word, mark.toLowerCase()]] });

/** A question of a person, in English or Chinese. */
export const askedOf = (typed: string): Asked => {
  const asked = askedWithout(typed);
  const siblings = siblingsOf(typed);
  if (siblings.length === 0) return asked;
  const { parts, figure } = asked;
  const named = siblings.map(siblingPart);
  const words = figure?.words && [...figure.words, ...named];
  return { ...asked, parts: [...parts, ...named], siblings, ...(figure && { figure: { ...figure, words } }) };
};

/** What is asked, but for which of several. */
const askedWithout = (typed: string): Asked => {
  const question = inDigits(typed)
    .replace(lead, ' ')
    .replace(fillers, ' ')
    .replace(businessYear, ' 20$1 ')
    .replace(/\s+/g, ' ');
  const years = [...new Set(yearsIn(question).map(({ year }) => year))];
  const isOfDeeds = deeds.test(typed) || ofCompany.test(typed);
  const head = {
    years,
    isYesNo: yesNo.test(typed),
    isAboutTargets: targets.test(question),
    isAboutChange: changes.test(question),
    isAverage: averages.test(question),
    isAboutOutput: outputWords.test(question),
    populations: populationsOf(question),
    isOurs: ofOurselves.test(typed),
    isAboutPeers: peers.test(typed),
    isOfDeeds,
    isOfCompany: isOfDeeds && !asksOfRisks.test(typed),
    answerWords:
      answerWords.find(([asks]) => asks.test(typed))?.slice(1) ?? (policyAsked.test(typed) ? [policySaid] : undefined),
  };
  const hint = kindHintOf(typed, question);
  const { figures, rest } = metricIn(question.replace(namedUnitOfGas, ' '));
  const fits = figures.filter(({ unitKind }) => hint === undefined || unitKind?.startsWith(hint));
  const isNamed = fits.length > 0 && !head.isYesNo && (rest.length === 0 || whatWas.test(typed));
  const isAmount = asksFor.amount.test(question) || whatQuantity.test(typed);
  if (isForWords(typed) || !(isNamed || isAmount)) return { ...head, parts: partsOf(question) };
  const kind = fits[0]?.unitKind;
  if (!kind) return { ...head, parts: partsOf(question), figure: { metricKeys: new Set(), kind: hint } };
  const metricKeys = new Set(fits.filter(({ unitKind }) => unitKind === kind).map(({ key }) => key));
  const words = namedByWords(question.replace(namedUnitOfGas, ' '));
  return { ...head, parts: rest, figure: { metricKeys, kind, words } };
};

/** What a metric of the library asks, of these years; undefined for a key that it does not have. */
export const askedOfMetric = (metricKey: string, years: readonly number[] = []): Asked | undefined => {
  const metric = findMetric(metricKey);
  if (!metric) return undefined;
  const { key, name, unitKind } = metric;
  const head = {
    years,
    isYesNo: false,
    isAboutTargets: targets.test(name.en),
    isAboutChange: changes.test(name.en),
    isAverage: averages.test(name.en),
    isAboutOutput: outputWords.test(name.en),
    populations: populationsOf(name.en),
  };
  if (unitKind === null) return { ...head, parts: partsOf(name.en) };
  return { ...head, parts: [], figure: { metricKeys: new Set([key]), kind: unitKind } };
};

import type { Span } from '../snippet.ts';
import type { Asked, Part } from './asked.ts';
import type { Mention } from './mentions.ts';
import { isOfOthers } from './narrower.ts';
import { type Figure, type NamedYear, yearsIn } from './numbers.ts';
import { inputWords, outputWords } from './question-words.ts';
import { placesOf, type Term } from './terms.ts';

/** A page that is looked through: its text and its terms; `year` is the one that its document reports on, where that is known. */
export type ReadPage = { raw: string; terms: readonly Term[]; year?: number };
/** The passage that states a figure: the places of the passage, of the lines above it, and of the figure. */
export type FoundFigure = { quote: Span; heads: readonly Span[]; figure: Span; year?: number };

/** The share of pairs that is the most of a run. */
const mostShare = 0.6;

/** Whether all these parts are named among the terms. */
export const namesAll = (terms: readonly Term[], parts: readonly Part[]): boolean =>
  parts.every((part) => {
    if ('anyOf' in part) return part.anyOf.some((phrase) => placesOf(terms, phrase).length > 0);
    const found = part.mostOf.filter((root) => terms.some((term) => term.root === root));
    return found.length >= part.mostOf.length * mostShare;
  });

/** What is added to it: `Scope 1 and 2 emissions` are no Scope 1 emissions. */
const joinedAfter =
  /^\s*(?:[,，、/+&＋]|and\b|or\b|plus\b|及|和|與|或)\s*(?:scopes?\s*|範圍\s*)?[1-3一二三](?![\d.,]\d|\d)/iu;
const joined = /^\s*(?:and|&|及|和|與)\s*(?=[\p{L}])/u;

/** Whether what is asked stands alone somewhere among the terms, not only with something else: “iron ore and coal totalled 300” is of both. */
export const standsAlone = (raw: string, terms: readonly Term[], parts: readonly Part[]): boolean =>
  parts.every((part) => {
    if (!('anyOf' in part)) return true;
    const ends = part.anyOf.flatMap((phrase) =>
      placesOf(terms, phrase).map((place) => terms[place + phrase.length - 1]?.to ?? 0),
    );
    const isAlone = (rest: string) => !joined.test(rest) && !joinedAfter.test(rest);
    return ends.length === 0 || ends.some((end) => isAlone(raw.slice(end, end + 20)));
  });

const targetWords =
  /\btargets?\b|\baim(?:s|ed|ing) (?:for|at|to)\b|\bgoals?\b|\baims?\b|\bby 20[2-9]\d\b|\bplan(?:s|ned)? to\b|目標|力爭|計劃於/iu;
const changeWords = /\b(?:reductions?|decreases?|increases?|savings?) (?:in|of)\b|減少|減幅|增加|節省/iu;

/** Whether a passage tells what is aimed at where the question does not ask for that. */
export const isOnlyAimed = (text: string, asked: Asked) => !asked.isAboutTargets && targetWords.test(text);
const forecastWords =
  /(?<!\p{L})(?:would|(?:is|are|was|were) (?:expected|projected|forecast|anticipated)|(?:we|and|it|they) (?:\w+ )?(?:expect|anticipate|forecast|estimate that|project)|projected (?:at|to)|assuming|hypothetical|scenario)(?!\p{L})|預計|預期|假設|假如|倘若|如果|估計將/iu;
/** A sentence that begins with what is to be done: “Increase the ratio of women to 30%”. */
const aim = /^[\s•·▪●–-]*(?:increase|reduce|achieve|expand|improve|raise|lower|cut|double|halve|maintain|reach)\s/iu;
/** What others say of a country, a market or an industry. */
const ofOthers =
  /^\W*according to (?!.{0,40}(?:standard|protocol|gri|iso|guid|method|framework))|(?<!\p{L})(?:industry|national|sector|market|global) average|(?:行業|全國|全球|市場)平均/iu;

/** Whether a passage tells what is expected, supposed, or said of others, where the question does not ask for aims. */
export const isForecast = (text: string, { isAboutTargets }: Asked) =>
  !isAboutTargets && (forecastWords.test(text) || aim.test(text) || ofOthers.test(text));

/** Whether a passage tells how much something has changed. */
export const isChange = (text: string) => changeWords.test(text);

/** Whether a passage tells how much was produced or sold, where the question asks for what was used. */
export const isOutput = (text: string, { figure, isAboutOutput }: Asked) =>
  !isAboutOutput &&
  [...(figure?.metricKeys ?? [])].some((key) => key.includes('.consumption.')) &&
  outputWords.test(text) &&
  !inputWords.test(text);

/** What a name is followed by where it only tells of what kind that is: “employee well-being”, “sales growth”, “the employees’ families”. */
const onlyOfKindAfter =
  /^(?:['’]s?\s+\p{L}|\s+(?:cent(?:er|re)s?|growth|strateg\w+|managements?|costs?|prices?|efficiency|factors?|sources?|impacts?|performance|experience|engagement|satisfaction|well-?being|training|families|handbook|codes?|audits?|assessments?|meetings?|surveys?|programmes?|programs?|systems?|ratings?|scores?|risks?|opportunit\w+)(?!\p{L}))/iu;

const changesBefore =
  /(?:reduc\w*|decreas\w*|increas\w*|sav\w*|avoid\w*|offset\w*|targets?|impacts? on|loss(?:es)?|lost|減少|減幅|增加|節省|避免|抵銷)(?:\s+(?:in|of|on|our|the|total|yearly|annual))*\s*$/iu;
const otherAfter =
  /^[\s(（-]*(?:intensit\w*|targets?|reductions?|savings?|rates?|ratio|密度|強度|目標|減幅|減少|比率)/iu;

/** A part of it. */
const partBefore =
  /(?:(?<!\p{L})(?:upstream|downstream|of which|including|overseas|domestic|foreign|regional|international|[\w-]*related|business|services?|segment|store|retail|online|supplier[s’']*|fleet|logistics|office|data cent(?:er|re)s?|avoided|embodied|lost|daily|monthly|quarterly|such|certified|eligible|non-?union|management|newly)|上游|下游|其中|當中|海外|本地|國內|正式|臨時|(?<!公司|集團|企業|我們|全體|所有)(?<=\p{Script=Han})[之的])\s*$/iu;
const partAfter =
  /^\s+from\s+(?!(?:all |our |its |the )*(?:continuing |own )?(?:operations|activities|sources|group)\b)/iu;
/** Of money it is a part where a business, a product or a place follows: “sales of our cloud services”. */
const partOfMoney =
  /^\s+(?:of|in|for|from|to|through|by)\s+(?!(?:about|approximately|around|over|nearly|more than|some|a total of|\s)*(?:[$€£¥]|HK|US|RMB|\d|fiscal|FY|(?:(?:the|our) )?(?:year|fiscal|financial|reporting|group|company|period)|nearly))/iu;
/** What a Chinese name goes on with where it names a part or another thing: 廢棄物掩埋量. */
const otherNameAfter =
  /^(?:的)?(?:總)?(?:掩埋|堆填|回收|焚化|處理|再利用|循環|減量|減排|清運|管理|流失|離職|新聘|培訓|受訓|滿意|參與|平均|比例|佔比|密度)/u;

const averageWords =
  /(?<!\p{L})(?:averag\w*|mean|per (?:employee|person|head|capita|worker|staff)|each)(?!\p{L})|平均|每[名位人個]/iu;
/** Whether a passage lacks what tells an average, where one is asked for. */
export const isNoAverage = (text: string, { isAverage }: Asked) => isAverage && !averageWords.test(text);

/** By how much something changed: “decreased 3%”, “down by 40 tonnes”, 減少約 63 萬噸. */
const changedBy =
  /(?:\b(?:reduc\w*|decreas\w*|increas\w*|declin\w*|fell|fallen|rose|risen|grew|grown|dropp\w*|improv\w*|down|up|cut|sav\w*|avoid\w*)\s+(?:by\s+)?(?:(?:about|around|approximately|nearly|almost|over|more than|an? (?:estimated|additional))\s+)?[~≈]?|(?:減少|增加|下降|上升|減量|減幅|降低|提升|節省|節約)(?:了|約|達|至少|近|超過)?\s*)$/iu;
/** What the figure is a part of: “3.4 Mt of our reported Scope 3 emissions”. */
const partOf =
  /^[^.,;:()。，；：（）]{0,24}?(?<!\bas |\bend )\bof (?:our|its|their|the|all|total|reported|overall|global|group)\b/iu;

const lossBefore = /[–−-]\s?(?:[$€£¥]|HK\$|US\$)\s?$/u;
const perBefore = /(?<!\p{L})per \p{L}+(?: of| was| is|:)?\s*$/iu;
/** Kinds of units that are divided by something themselves. */
const isDivided = /_per_|ratio|rate/u;
const averageBefore = /(?<!\p{L})(?:an? )?average(?:s|d)?(?: of| was| is)?\s*$|平均(?:為|約)?\s*$/iu;
const savedAfter =
  /^[^.,;，。；]{0,70}?(?<!\p{L})(?:savings?|reductions?|saved|avoided|offset|less than|lower than|減少|節省)(?!\p{L})/iu;

/** Whether a figure is a loss, a saving, an average, or is divided by something, where the question does not ask for that. */
const isOfOtherSense = (text: string, { from, to, kinds }: Figure, { isAboutChange, isAverage, figure }: Asked) => {
  const before = text.slice(Math.max(0, from - 40), from);
  if (lossBefore.test(before)) return true;
  if (
    !isAverage &&
    !kinds.has('percent') &&
    figure?.kind !== undefined &&
    !isDivided.test(figure.kind) &&
    (perBefore.test(before) || averageBefore.test(before))
  )
    return true;
  return !isAboutChange && kinds.size > 0 && !kinds.has('percent') && savedAfter.test(text.slice(to, to + 90));
};

const contributed = /\bcontribut\w*\s+(?:\w+ly\s+|about\s+)?$/iu;
/** Which share of something it is: “5 Mt, representing one per cent of our total emissions”. */
const shareOf =
  /^[^.;。；]{0,40}[,，(（]\s*(?:or|which (?:is|was|represents?)|represent\w*|account\w* for|equal to|佔|約佔)[^.;。；]{0,24}(?:%|per ?cent)\s*(?:of\b|的)/iu;

/**
 * Whether a figure of a sentence says how much there is of what is asked: not by how much it changed, and not a part of it that the question
 * does not name.
 */
export const isLevel = (text: string, figure: Figure, asked: Asked, before: readonly Term[]) => {
  const { parts, isAboutChange } = asked;
  const { from, to, kinds } = figure;
  if (isOfOtherSense(text, figure, asked)) return false;
  if (!isAboutChange && changedBy.test(text.slice(Math.max(0, from - 60), from))) return false;
  const after = text.slice(to, to + 160);
  const isContributed = contributed.test(text.slice(Math.max(0, from - 30), from));
  const isPart = !kinds.has('percent') && (isContributed || partOf.test(after) || shareOf.test(after));
  return !isPart || (parts.length > 0 && namesAll(before, parts));
};

const onlyHowMany = /^[與及和之的]?(?:總)?(?:人數|數目|數量|總數|人次)$/u;
const saysNoMoreBefore = /(?:^|[^\p{Script=Han}]|[的之有共為是計年度月日底末於在及和與本]|公司|集團|企業)$/u;

/** In Chinese a name that only says “how many” is the tail of another one that ends there: 承攬商總人數, 正式員工總人數 are not the headcount. */
const isTailOf = (text: string, { from, to }: Mention, mentions: readonly Mention[]) =>
  onlyHowMany.test(text.slice(from, to)) &&
  (mentions.some((other) => other.to === from) ||
    !saysNoMoreBefore.test(text.slice(Math.max(0, from - 6), from).trimEnd()));

/** Mentions of the metric itself, not of its target, its change, what it is divided by or added to, or a part of it. */
export const ownMentions = (text: string, mentions: readonly Mention[], asked: Asked) =>
  mentions.filter((mention) => {
    const { figure, parts } = asked;
    const { from, to, metrics } = mention;
    const before = text.slice(Math.max(0, from - 40), from);
    const after = text.slice(to, to + 40);
    if (!metrics.some(({ key }) => figure?.metricKeys.has(key)) || isTailOf(text, mention, mentions)) return false;
    if (isOfOthers(text, mention, asked)) return false;
    if (/(?:(?<!\p{L})per|each|每[名位個]?)\s*$/iu.test(before)) return false;
    if (changesBefore.test(before) || otherAfter.test(after) || joinedAfter.test(after)) return false;
    if (parts.length === 0 && (otherNameAfter.test(after) || onlyOfKindAfter.test(after))) return false;
    const isMoney = figure?.kind === 'currency' && partOfMoney.test(after);
    // In Chinese a name may begin with what joins it to what it is of: 加入工會｜之員工.
    const joining = /^[之的]/u.exec(text.slice(from, to))?.[0] ?? '';
    return parts.length > 0 || !(partBefore.test(before + joining) || partAfter.test(after) || isMoney);
  });

/** Whether the unit of a figure is of the kind; what is counted has any noun. */
export const hasKind = ({ kinds }: Figure, kind: string | undefined) =>
  kind === undefined || kinds.has(kind) || (kind === 'count' && kinds.size === 0);

/** A comma, a bracket or an “and” parts two figures as far as so many letters. */
const borderWorth = 60;

const distanceIn = (text: string, one: Span, other: Span) => {
  const between = text.slice(Math.min(one.to, other.to), Math.max(one.from, other.from));
  return between.length + (/,\s|[，；;(（]|\band\b|及|和/u.test(between) ? borderWorth : 0);
};

const nearestIn = <Each extends Span>(text: string, list: readonly Each[], to: Span): Each | undefined =>
  list.toSorted((one, other) => distanceIn(text, one, to) - distanceIn(text, other, to) || one.from - other.from)[0];

/** The figure that belongs to the year: each is the nearest to the other. */
const ofYear = (text: string, figures: readonly Figure[], years: readonly NamedYear[], year: number) => {
  for (const named of years.filter((each) => each.year === year)) {
    const figure = nearestIn(text, figures, named);
    if (figure && nearestIn(text, years, figure)?.year === year) return figure;
  }
  return undefined;
};

const thisYear =
  /\b(?:this|the) (?:reporting |financial |fiscal )?year\b|\breporting period\b|\b(?:this|the) period\b|年內|本年度?|報告期|報告年度|本財政年度/iu;

/** A figure with its year, where the text tells it. */
export type Period = { figure: Figure; year?: number };

const comparedYear = /[(（](?:FY\s?)?((?:19|20)\d{2})(?:年)?[:：]\s?[^\d\s]{0,3}$/u;

/**
 * The figure of the year that is asked for; without one, the first. `documentYear` is what “the year” means in the document.
 */
export const inPeriod = (
  text: string,
  figures: readonly Figure[],
  { years: [asked] }: Asked,
  documentYear: number | undefined,
): Period | undefined => {
  const years = yearsIn(text);
  const [first] = figures;
  if (asked === undefined) {
    // “(2022: 299)” in a report on 2023 is there to be compared with.
    const isCompared = ({ from }: Figure) => {
      const named = comparedYear.exec(text.slice(Math.max(0, from - 16), from))?.[1];
      return named !== undefined && documentYear !== undefined && Number(named) !== documentYear;
    };
    const ofDocument = documentYear === undefined ? undefined : ofYear(text, figures, years, documentYear);
    if (ofDocument) return { figure: ofDocument, year: documentYear };
    const current = figures.find((figure) => !isCompared(figure));
    return current && { figure: current, year: nearestIn(text, years, current)?.year };
  }
  const figure = ofYear(text, figures, years, asked);
  if (figure) return { figure, year: asked };
  const isThisYear = documentYear === asked && years.length === 0 && thisYear.test(text);
  return isThisYear && first ? { figure: first, year: asked } : undefined;
};

/** A place within a passage as one of the page. */
export const moved = ({ from, to }: Span, by: number): Span => ({ from: from + by, to: to + by });

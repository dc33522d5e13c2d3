import {
  type AssessedIro,
  type AssessmentText,
  axesOfEdition,
  axisLength,
  changesSince,
  type DecidedTopic,
  type EntryAxis,
  ended,
  gapIn,
  heardGroups,
  type Iro,
  iroKinds,
  type Language,
  limits,
  printedDay,
  type RichTextBlock,
  type RichTextRun,
  readableIn,
  richTextLength,
  surveyText,
} from '@esg/contract';
import { fractionOf, isAtMost } from '@esg/quantities';
import { materialityLibrary, topicNamerIn } from '@esg/standards';
import { type DecidedAssessment, materialTopicsOf } from '../materiality/index.ts';
import { assessmentWords } from './assessment-words.ts';

/** Letters of a text that its entries may take, and those up to which they are described: the rest of a long register is counted. */
const entriesLettersMax = limits.textAreaLengthMax * 0.7;
const describedLettersMax = entriesLettersMax * 0.6;
const descriptionMax = limits.textAreaLengthMax / 40;

type Writing = DecidedAssessment & { readonly language: Language };
type Words = (typeof assessmentWords)[Language];

const wordsOf = ({ language }: Writing): Words => assessmentWords[language];
const paragraph = (...runs: RichTextRun[]): RichTextBlock => ({ kind: 'paragraph', runs });
const said = (text: string): RichTextBlock => paragraph({ text });
const gap = ({ language }: Writing, what: string): string => gapIn(language, what);
const sentences = (writing: Writing, parts: readonly string[]): RichTextBlock[] =>
  parts.length > 0 ? [said(parts.join(wordsOf(writing).space))] : [];

/** A text up to its last whole sentence that fits, else up to its last whole word with an ellipsis. */
const shortened = (text: string): string => {
  if (text.length <= descriptionMax) return text;
  const start = text.slice(0, descriptionMax);
  const whole = /^.*(?:[.!?](?= )|[。！？])/su.exec(start)?.[0];
  if (whole !== undefined) return whole;
  return `${/\s/.test(start) ? start.replace(/\s+\S*$/, '') : start}…`;
};

/** What somebody wrote, as readers of the language can read it, or a gap where they cannot. */
const readable = (writing: Writing, text: string): string =>
  readableIn(text, writing.language) ?? gap(writing, wordsOf(writing).gaps.translate(text.trim()));

const yearOf = ({ decision }: Writing) => String(decision.year);
const dayOf = ({ decision, language }: Writing) => printedDay(decision.at.slice(0, 'yyyy-MM-dd'.length), language);
const axesOf = ({ decision }: Writing): readonly EntryAxis[] => axesOfEdition(decision.edition);

const groupNames = (language: Language) =>
  new Map(materialityLibrary().stakeholderGroups.map(({ id, name }) => [id, name[language]]));

const scopeOf = (writing: Writing): RichTextBlock[] => {
  const words = wordsOf(writing);
  const { scope, stages, horizons } = writing.decision.settings;
  return sentences(writing, [
    scope.trim() === ''
      ? gap(writing, words.gaps.scope)
      : ended(words.scope(readable(writing, scope.replaceAll(/\s*\n\s*/g, ' '))), words.stop),
    ...(stages.length > 0 ? [words.stages(words.list(stages.map((stage) => words.stage[stage])))] : []),
    words.horizons(horizons.short, horizons.medium),
  ]);
};

const allEntries = ({ entries, decision }: DecidedAssessment): AssessedIro[] =>
  decision.topics.flatMap(({ origin }) => entries.get(origin) ?? []);

/** What was looked at, and by how many people. */
const workOf = (writing: Writing): RichTextBlock[] => {
  const words = wordsOf(writing);
  const all = allEntries(writing).map(({ iro }) => iro);
  const countOf = (kind: Iro['kind']) => all.filter((iro) => iro.kind === kind).length;
  const counts = Object.fromEntries(iroKinds.map((kind) => [kind, countOf(kind)])) as Record<Iro['kind'], number>;
  const scorers = new Set(all.flatMap(({ scores }) => scores.map(({ by }) => by.id))).size;
  const settled = all.filter((iro) => iro.settled.length > 0).length;
  const { topics } = writing.decision;
  const leftOut = topics.filter((topic) => topic.leftOut).length;
  return sentences(writing, [
    words.considered(topics.length - leftOut, leftOut),
    ...(all.length > 0 ? [words.described(counts)] : []),
    ...(scorers > 0 ? [words.scorers(scorers)] : []),
    ...(settled > 0 ? [words.settled(settled)] : []),
  ]);
};

/** How it was scored, and from where on a topic is material. */
const rulesOf = (writing: Writing): RichTextBlock[] => {
  const words = wordsOf(writing);
  const { severityRule, thresholds } = writing.decision.settings;
  const axes = axesOf(writing);
  const sides = { impact: axes.includes('impact'), financial: axes.includes('financial') };
  return sentences(writing, [
    ...(sides.impact ? [words.impacts, words.severity[severityRule], words.likelihood] : []),
    ...(sides.financial ? [words.finances] : []),
    words.thresholds(axisLength, sides, thresholds),
  ]);
};

const stakeholdersOf = (writing: Writing): RichTextBlock[] => {
  const words = wordsOf(writing);
  const names = groupNames(writing.language);
  const { settings, opinionGroups } = writing.decision;
  const { stakeholders, stakeholdersCount, thresholds } = settings;
  const surveyed = heardGroups(opinionGroups).map(({ name, weight }) =>
    words.weighted(surveyText(name, writing.language), weight),
  );
  const inRole = (role: string) =>
    words.list(stakeholders.flatMap((each) => (each.role === role ? (names.get(each.groupId) ?? []) : [])));
  const affected = inRole('affected');
  const users = inRole('user');
  const isKnown = affected !== '' || users !== '';
  return sentences(writing, [
    ...(affected === '' ? [] : [words.affected(affected)]),
    ...(users === '' ? [] : [words.users(users)]),
    ...(surveyed.length > 0 ? [words.surveyed(words.list(surveyed))] : []),
    ...opinionGroups.flatMap(({ name, setAside = [] }) =>
      setAside.map(({ answers, reason }) =>
        ended(words.setAside(answers, surveyText(name, writing.language), readable(writing, reason)), words.stop),
      ),
    ),
    ...(surveyed.length > 0 && stakeholdersCount ? [words.opinions(axisLength, thresholds.stakeholder)] : []),
    gap(writing, isKnown ? words.gaps.heard : words.gaps.stakeholders),
  ]);
};

const topicList = (writing: Writing, topics: readonly DecidedTopic[]) =>
  wordsOf(writing).list(topics.map(topicNamerIn(writing.language)));

/** Which topics became material since the last earlier decision, and which are so no more. */
const changeOf = (writing: Writing): RichTextBlock[] => {
  const words = wordsOf(writing);
  const { previous, decision } = writing;
  if (!previous) return [];
  const changes = changesSince(previous, decision.topics);
  const entered = changes.flatMap(({ after, before }) =>
    after?.verdict === 'material' && before?.verdict !== 'material' ? [after] : [],
  );
  const left = changes.flatMap(({ after, before }) =>
    before?.verdict === 'material' && after?.verdict !== 'material' ? [before] : [],
  );
  const year = String(previous.year);
  if (entered.length + left.length === 0) return [said(words.unchanged(year))];
  const parts = [
    ...(entered.length > 0 ? [words.entered(topicList(writing, entered))] : []),
    ...(left.length > 0 ? [words.left(topicList(writing, left))] : []),
  ];
  return [said(`${words.since(year)}${words.space}${parts.join(words.between)}${words.stop}`)];
};

const process = (writing: Writing): RichTextBlock[] => {
  const words = wordsOf(writing);
  return [
    said(words.decided(yearOf(writing), words.rules[writing.decision.edition], dayOf(writing))),
    ...scopeOf(writing),
    ...workOf(writing),
    ...rulesOf(writing),
    ...stakeholdersOf(writing),
    ...changeOf(writing),
    said(gap(writing, words.gaps.approved)),
  ];
};

/** Whether the entry by itself makes its topic material. */
const reaches = ({ decision }: DecidedAssessment, { score }: AssessedIro): boolean =>
  score !== undefined &&
  axesOfEdition(decision.edition).includes(score.axis) &&
  isAtMost(fractionOf(decision.settings.thresholds[score.axis]), fractionOf(score.score));

/** The entries that make a topic material; all that it has where people judged it so. */
const materialEntries = (writing: DecidedAssessment, { origin }: DecidedTopic): readonly AssessedIro[] => {
  const all = writing.entries.get(origin) ?? [];
  const reaching = all.filter((each) => reaches(writing, each));
  return reaching.length > 0 ? reaching : all;
};

const entryLine = (writing: Writing, { iro }: AssessedIro, isDescribed: boolean): RichTextBlock => {
  const words = wordsOf(writing);
  const { kind, actual, horizon, stages, humanRights, title, description } = iro;
  const isImpact = kind === 'negative' || kind === 'positive';
  const details = [
    ...(isImpact ? [actual ? words.happens : words.mayHappen] : []),
    words.horizon[horizon],
    ...stages.map((stage) => words.stage[stage]),
    ...(humanRights ? [words.humanRights] : []),
  ];
  const more = isDescribed ? readableIn(description, writing.language)?.replaceAll(/\s*\n\s*/g, ' ') : undefined;
  const parts = [readable(writing, title), ...(more === undefined ? [] : [shortened(more)])].map((part) =>
    ended(part, words.stop),
  );
  const isEnglish = writing.language === 'en';
  const line = words.entry(words.kind[kind], details.join(isEnglish ? ', ' : '、'), parts.join(words.space));
  return { kind: 'bullet', runs: [{ text: line }] };
};

/** Writes lines of entries while a text has room for them, with their descriptions as long as there is much of it. */
const entryWriter = (writing: Writing) => {
  let letters = 0;
  return (entry: AssessedIro): RichTextBlock[] => {
    const line = entryLine(writing, entry, letters < describedLettersMax);
    letters += richTextLength([line]);
    return letters <= entriesLettersMax ? [line] : [];
  };
};

/** Topics with their entries, as many as a text can list. */
const byTopic = (
  writing: Writing,
  topics: readonly DecidedTopic[],
  entriesOf: (topic: DecidedTopic) => readonly AssessedIro[],
): RichTextBlock[] => {
  const words = wordsOf(writing);
  const nameOf = topicNamerIn(writing.language);
  const write = entryWriter(writing);
  let left = 0;
  const blocks = topics.flatMap((topic): RichTextBlock[] => {
    const name = nameOf(topic);
    const entries = entriesOf(topic);
    const shown = entries.flatMap(write);
    left += entries.length - shown.length;
    const reason = readableIn(topic.reason, writing.language);
    return [
      paragraph({ text: name, bold: true }),
      ...(topic.judged
        ? [
            said(
              reason === undefined
                ? gap(writing, words.gaps.reason(name))
                : ended(words.judged(name, reason), words.stop),
            ),
          ]
        : []),
      ...shown,
      ...(entries.length === 0 ? [said(gap(writing, words.gaps.entries(name)))] : []),
    ];
  });
  return left > 0 ? [...blocks, said(gap(writing, words.gaps.more(left)))] : blocks;
};

const entries = (writing: Writing): RichTextBlock[] => {
  const topics = materialTopicsOf(writing.decision);
  if (topics.length === 0) return [said(wordsOf(writing).none(yearOf(writing)))];
  return [
    ...byTopic(writing, topics, (topic) => materialEntries(writing, topic)),
    said(gap(writing, wordsOf(writing).gaps.strategy)),
  ];
};

const isFinancial = ({ iro }: AssessedIro) => iro.kind === 'risk' || iro.kind === 'opportunity';

const risks = (writing: Writing): RichTextBlock[] => {
  const words = wordsOf(writing);
  const { horizons } = writing.decision.settings;
  const risky = (topic: DecidedTopic) => materialEntries(writing, topic).filter(isFinancial);
  const topics = materialTopicsOf(writing.decision).filter((topic) => risky(topic).length > 0);
  if (topics.length === 0) return [];
  return [
    ...byTopic(writing, topics, risky),
    said(words.horizons(horizons.short, horizons.medium)),
    said(gap(writing, words.gaps.risks)),
  ];
};

/** What an assessment says of how topics are managed: what they are about. The rest is for people to say. */
const management = (writing: Writing, topics: readonly DecidedTopic[]): Parts => {
  const words = wordsOf(writing);
  if (topics.length === 0) return nothing;
  const all = topics.flatMap(({ origin }) => writing.entries.get(origin) ?? []);
  const names = groupNames(writing.language);
  const concerned = [...new Set(all.flatMap(({ iro }) => iro.stakeholders))].flatMap((id) => names.get(id) ?? []);
  const { gaps } = words;
  const hasHarm = all.some(({ iro }) => iro.kind === 'negative');
  return {
    before: [
      said(words.material(topicList(writing, topics), yearOf(writing))),
      ...byTopic(writing, topics, ({ origin }) => writing.entries.get(origin) ?? []),
      ...(concerned.length > 0 ? [said(words.concerned(words.list(concerned)))] : []),
    ],
    after: [...(hasHarm ? [gaps.involvement] : []), gaps.policies, gaps.actions, gaps.tracking, gaps.engagement].map(
      (what) => said(gap(writing, what)),
    ),
  };
};

const board = (writing: Writing): Parts => {
  const words = wordsOf(writing);
  const topics = materialTopicsOf(writing.decision);
  const outcome = topics.length > 0 ? words.order(topicList(writing, topics)) : words.none(yearOf(writing));
  return {
    before: sentences(writing, [words.ranked(yearOf(writing), dayOf(writing)), outcome]),
    after: [words.gaps.oversight, words.gaps.review].map((what) => said(gap(writing, what))),
  };
};

/** What is said of an assessment before the figures of a text, and what a person has to say behind them. */
export type Parts = { readonly before: readonly RichTextBlock[]; readonly after: readonly RichTextBlock[] };
export const nothing: Parts = { before: [], after: [] };

/** The parts of a text in one language. `topics` are those that a text about one topic of the framework speaks of. */
export const assessmentParts = (
  text: AssessmentText,
  assessment: DecidedAssessment,
  language: Language,
  topics: readonly DecidedTopic[],
): Parts => {
  const writing: Writing = { ...assessment, language };
  if (text === 'management') return management(writing, topics);
  if (text === 'board') return board(writing);
  const write = { process, entries, risks }[text];
  return { before: write(writing), after: [] };
};

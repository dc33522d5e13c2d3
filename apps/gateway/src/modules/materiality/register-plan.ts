import {
  type AssessedTopic,
  criteriaOf,
  iroKinds,
  LineSchema,
  languages,
  limits,
  materialityLimits,
  type NewIro,
  plainName,
  type RegisterImportIssue,
  readRowId,
  registerImportFields,
  sameJson,
  timeHorizons,
  valueChainStages,
} from '@esg/contract';
import { materialityLibrary, topicNamerIn } from '@esg/standards';
import * as v from 'valibot';
import { cellIssues } from '../imports/index.ts';
import type { BareIro } from './iros.repository.ts';
import type { PlannedEntry, RegisterRow } from './register-records.ts';
import { namesIn, workbookWords } from './workbook-words.ts';

/** What stands in the assessment that a sheet is held against. */
export type Standing = {
  readonly topics: readonly AssessedTopic[];
  readonly iros: readonly BareIro[];
  readonly scored: ReadonlySet<string>;
};

/** What of an entry a sheet can change. */
export const fieldsOf = (iro: NewIro): NewIro => ({
  topicId: iro.topicId,
  kind: iro.kind,
  actual: iro.actual,
  humanRights: iro.humanRights,
  title: iro.title,
  description: iro.description,
  horizon: iro.horizon,
  stages: iro.stages,
  stakeholders: iro.stakeholders,
  evidence: iro.evidence,
});

const blank: NewIro = {
  topicId: '',
  kind: 'negative',
  actual: false,
  humanRights: false,
  title: '',
  description: '',
  horizon: 'short',
  stages: [],
  stakeholders: [],
  evidence: [],
};

/** Values by their names in either language. */
const byNames = <Value extends string>(values: readonly Value[], namesOf: (value: Value) => readonly string[]) => {
  const found = new Map(values.flatMap((value) => namesOf(value).map((name) => [plainName(name), value] as const)));
  return (text: string): Value | undefined => found.get(plainName(text));
};
type Named = keyof typeof namesIn.en;
const inBoth = (value: Named) => languages.map((language) => namesIn[language][value]);
const kindIn = byNames(iroKinds, inBoth);
const horizonIn = byNames(timeHorizons, inBoth);
const stageIn = byNames(valueChainStages, inBoth);
const answerIn = byNames(['yes', 'no'] as const, (answer) =>
  languages.map((language) => workbookWords[language][answer]),
);
const groupIn = (text: string) =>
  materialityLibrary().stakeholderGroups.find(({ id, name }) =>
    [id, name.en, name.zhTw].some((each) => plainName(each) === plainName(text)),
  )?.id;

type Refuse = (rule: RegisterImportIssue['rule'], facts?: RegisterImportIssue['facts']) => void;

/** A cell with one of some values; an empty one, and a missing column, leave what is there. */
const chosen = <Value>(
  text: string | undefined,
  find: (text: string) => Value | undefined,
  kept: Value,
  refuse: () => void,
): Value => {
  if (text === undefined || text === '') return kept;
  const value = find(text);
  if (value === undefined) refuse();
  return value ?? kept;
};

/** A cell with several values. An empty one says that there are none. */
const several = <Value>(
  text: string | undefined,
  {
    split,
    find,
    kept,
    refuse,
  }: {
    split: RegExp;
    find: (text: string) => Value | undefined;
    kept: readonly Value[];
    refuse: (text: string) => void;
  },
): Value[] => {
  if (text === undefined) return [...kept];
  const parts = text.split(split).flatMap((part) => part.trim() || []);
  return [
    ...new Set(
      parts.flatMap((part) => {
        const value = find(part);
        if (value === undefined) refuse(part);
        return value ?? [];
      }),
    ),
  ];
};

const titleIn = (text: string | undefined, kept: string, refuse: Refuse): string => {
  if (text === undefined) return kept;
  const line = v.safeParse(LineSchema, text);
  if (line.success) return line.output;
  if (text === '') refuse('title_missing');
  else if (text.length > limits.lineLengthMax) refuse('text_long', { limit: limits.lineLengthMax });
  else refuse('title_short', { limit: limits.lineLengthMin });
  return text;
};

const descriptionIn = (text: string | undefined, kept: string, refuse: Refuse): string => {
  const said = text ?? kept;
  if (said.length <= materialityLimits.textLengthMax) return said;
  refuse('text_long', { limit: materialityLimits.textLengthMax });
  return said.slice(0, materialityLimits.textLengthMax);
};

/** Topics with a name in either language: the one that the entry has, before those that are considered. */
const topicFinder = (topics: readonly AssessedTopic[]) => {
  const namers = languages.map(topicNamerIn);
  const named = topics.flatMap((topic) => namers.map((nameOf) => ({ topic, name: plainName(nameOf(topic)) })));
  return (text: string, kept: string): string[] => {
    const topicsOf = named.flatMap(({ topic, name }) => (name === plainName(text) ? topic : []));
    if (topicsOf.some(({ id }) => id === kept)) return [kept];
    return [...new Set(topicsOf.flatMap(({ id, state }) => (state === 'considered' ? id : [])))];
  };
};

type Reader = (row: RegisterRow, before: BareIro | undefined, refuse: Refuse) => NewIro;

const readerOf = ({ topics }: Pick<Standing, 'topics'>): Reader => {
  const topicsIn = topicFinder(topics);
  return ({ texts }, before, refuse) => {
    const kept = before ? fieldsOf(before) : blank;
    const unknown = (rule: RegisterImportIssue['rule'], text: string | undefined) => () =>
      refuse(rule, { text: text ?? '' });
    const answer = (text: string | undefined, was: boolean) =>
      chosen(text, answerIn, was ? 'yes' : 'no', unknown('answer_unknown', text)) === 'yes';
    if (!before && !texts.kind) refuse('kind_unknown', { text: '' });
    if (!before && !texts.topic) refuse('topic_missing');
    const [topic, another] = topicsIn(texts.topic ?? '', kept.topicId);
    return {
      topicId: chosen(
        texts.topic,
        () => (another === undefined ? topic : undefined),
        kept.topicId,
        unknown(another === undefined ? 'topic_unknown' : 'topic_ambiguous', texts.topic),
      ),
      kind: chosen(texts.kind, kindIn, kept.kind, unknown('kind_unknown', texts.kind)),
      actual: answer(texts.actual, kept.actual),
      humanRights: answer(texts.humanRights, kept.humanRights),
      evidence: kept.evidence,
      title: titleIn(texts.title, kept.title, refuse),
      description: descriptionIn(texts.description, kept.description, refuse),
      horizon: chosen(texts.horizon, horizonIn, kept.horizon, unknown('horizon_unknown', texts.horizon)),
      stages: several(texts.stages, {
        split: /[,;，；、\n]/,
        find: stageIn,
        kept: kept.stages,
        refuse: (text) => refuse('stage_unknown', { text }),
      }),
      stakeholders: several(texts.stakeholders, {
        split: /[;；\n]/,
        find: groupIn,
        kept: kept.stakeholders,
        refuse: (text) => refuse('group_unknown', { text }),
      }),
    };
  };
};

const keyOf = ({ topicId, title }: Pick<NewIro, 'topicId' | 'title'>) => `${topicId} ${plainName(title)}`;

/** Refuses rows that break what every entry keeps to. */
const checkEntry = (after: NewIro, before: BareIro | undefined, { scored }: Standing, refuse: Refuse) => {
  const isImpact = after.kind === 'negative' || after.kind === 'positive';
  if (!isImpact && after.actual) refuse('actual_refused');
  if (!isImpact && after.humanRights) refuse('rights_refused');
  if (before && scored.has(before.id) && criteriaOf(before).join() !== criteriaOf(after).join()) refuse('scored');
};

/**
 * What a sheet would do to the register: new entries, changed ones field by field, those without a difference, and rows that are refused with
 * every reason. It writes nothing; the same rows and entries give the same plan.
 */
export const planRegister = (rows: readonly RegisterRow[], standing: Standing): PlannedEntry[] => {
  const byId = new Map(standing.iros.map((iro) => [iro.id, iro]));
  const read = readerOf(standing);
  const firstOfId = new Map<string, number>();
  const held = new Map(standing.iros.map((iro) => [keyOf(iro), 0]));
  let room = materialityLimits.irosMax - standing.iros.length;
  return rows.map((each): PlannedEntry => {
    const { row, texts } = each;
    const issues: RegisterImportIssue[] = [];
    const refuse: Refuse = (rule, facts = {}) => issues.push({ rule, facts });
    const { id, version } = readRowId(texts.id ?? '');
    const before = byId.get(id);
    if (id !== '' && !before) refuse('id_unknown');
    const first = firstOfId.get(id);
    if (id !== '' && first !== undefined) refuse('id_repeated', { first });
    else firstOfId.set(id, row);
    issues.push(...cellIssues(each));
    const after = read(each, before, refuse);
    checkEntry(after, before, standing, refuse);
    const changes = before ? registerImportFields.filter((field) => !sameJson(before[field], after[field])) : [];
    const isSound = issues.length === 0;
    if (before && changes.length > 0 && before.version !== version) refuse('changed_since');
    const other = held.get(keyOf(after));
    const isMoved = !before || keyOf(before) !== keyOf(after);
    if (isMoved && other !== undefined && issues.length === 0) refuse('duplicate', { text: after.title, first: other });
    held.set(keyOf(after), row);
    if (!before && issues.length === 0) room -= 1;
    if (!before && room < 0) refuse('limit', { limit: materialityLimits.irosMax });
    const one = {
      row,
      title: after.title,
      iroId: before?.id ?? null,
      version: before?.version ?? null,
      before: before ? fieldsOf(before) : null,
      after,
      issues,
      // What the sheet would put back is worth reading; a row that could not be read is not.
      changes: isSound ? changes : [],
    };
    if (issues.length > 0) return { ...one, kind: 'error' };
    if (!before) return { ...one, kind: 'new' };
    return { ...one, kind: changes.length > 0 ? 'changed' : 'same' };
  });
};

import {
  type AuditEntry,
  type Entity,
  type Framework,
  issueAt,
  type LocalizedText,
  languages,
  localized,
  mainText,
  type Report,
  type ReportChange,
  realDay,
  sameJson,
  writtenIn,
} from '@esg/contract';
import { ProblemError } from '../../platform/http/index.ts';
import { disclosuresOf } from './reports.policy.ts';

/** Texts that are stored in each language, and the field that holds the text for all of them. */
const texts = { name: 'names', description: 'descriptions', reportingBoundary: 'reportingBoundaries' } as const;
type Text = keyof typeof texts;
const textKeys = Object.keys(texts) as Text[];

const settings = [
  ...(['name', 'description', 'reportingBoundary', 'period', 'languages'] as const),
  ...(['entityIds', 'figuresByEntity', 'figuresByEntityLevel'] as const),
  ...(['names', 'descriptions', 'reportingBoundaries'] as const),
  ...(['issuerClass', 'materialTopics', 'disclosureCodes'] as const),
];
type Setting = (typeof settings)[number];

/** The settings whose values change. */
export type ChangedSettings = Partial<Pick<Report, Setting>>;

/** Each code once, in framework order. Throws `disclosure.not_selected` for one that the framework does not have. */
const inFrameworkOrder = (framework: Framework, codes: readonly string[]) => {
  const known = disclosuresOf(framework).map(({ code }) => code);
  const issues = codes.flatMap((code, index) =>
    known.includes(code) ? [] : [issueAt(`disclosureCodes.${index}`, 'choice_unknown', { choice: code })],
  );
  if (issues.length > 0) throw new ProblemError('disclosure.not_selected', { issues });
  const wanted = new Set(codes);
  return known.filter((code) => wanted.has(code));
};

/** Each topic once, in framework order. Throws `request.invalid` for one that the framework does not have. */
const knownTopics = ({ topics }: Framework, codes: readonly string[]) => {
  const known = topics.map(({ code }) => code);
  const issues = codes.flatMap((code, index) =>
    known.includes(code) ? [] : [issueAt(`materialTopics.${index}`, 'choice_unknown', { choice: code })],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  return known.filter((code) => codes.includes(code));
};

const requireRealDays = ({ period }: ReportChange) => {
  const issues = (['start', 'end'] as const).flatMap((end) =>
    period && !realDay(period[end]) ? [issueAt(`period.${end}`, 'date_invalid')] : [],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/**
 * One text by language after the change. A text without a language is stored in the language of its script; the text for all languages is
 * never removed. The others stay unchanged.
 */
const textAfter = (key: Text, before: Report, change: ReportChange): LocalizedText => {
  const spoken = change.languages ?? before.languages;
  const given = change[texts[key]];
  if (given !== undefined) return localized('', given, spoken);
  const stored = before[texts[key]];
  const plain = change[key];
  if (plain === undefined) return stored;
  const standing = spoken.find((language) => stored[language]) ?? languages.find((language) => stored[language]);
  const language = plain === '' && standing ? standing : writtenIn(plain, spoken);
  return localized('', { ...stored, [language]: plain }, spoken);
};

/** The changed texts, each with the text for all languages. Throws where the report would have no name. */
const textsAfter = (before: Report, change: ReportChange): ChangedSettings => {
  const spoken = change.languages ?? before.languages;
  const changed: ChangedSettings = {};
  for (const key of textKeys) {
    const isTouched = change[texts[key]] !== undefined || change[key] !== undefined || change.languages !== undefined;
    if (!isTouched) continue;
    changed[texts[key]] = textAfter(key, before, change);
    changed[key] = mainText(changed[texts[key]] ?? {}, spoken);
  }
  if (changed.name === '') throw new ProblemError('request.invalid', { issues: [issueAt('names', 'required')] });
  return changed;
};

/** The parts of the change that differ from what is stored. Throws where a value does not fit the framework or the calendar. */
export const changedSettings = (before: Report, change: ReportChange, framework: Framework): ChangedSettings => {
  requireRealDays(change);
  const wanted: ChangedSettings = {
    ...change,
    ...textsAfter(before, change),
    ...(change.languages && { languages: [...new Set(change.languages)] }),
    ...(change.entityIds && { entityIds: [...new Set(change.entityIds)] }),
    ...(change.materialTopics && { materialTopics: knownTopics(framework, change.materialTopics) }),
    ...(change.disclosureCodes && { disclosureCodes: inFrameworkOrder(framework, change.disclosureCodes) }),
  };
  const changed = settings.filter((key) => wanted[key] !== undefined && !sameJson(wanted[key], before[key]));
  return Object.fromEntries(changed.map((key) => [key, wanted[key]]));
};

type Entry = Pick<AuditEntry, 'action' | 'field' | 'oldValue' | 'newValue'>;

const worded = (value: Report[Exclude<Setting, (typeof texts)[Text]>]): string => {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? value.join(', ') : `${value.start}/${value.end}`;
};

/** A text in each language in which it changed. */
const textEntries = (field: Text, before: LocalizedText, after: LocalizedText): Entry[] =>
  languages.flatMap((language): Entry[] => {
    const oldValue = before[language] ?? '';
    const newValue = after[language] ?? '';
    return oldValue === newValue ? [] : [{ action: 'changed', field, oldValue, newValue }];
  });

const isText = (field: Setting): field is Text => field in texts;
const isOfTexts = (field: Setting): field is (typeof texts)[Text] => textKeys.some((key) => texts[key] === field);

/** One entry of the audit log for each changed setting; entities are logged by their present names. */
export const settingsAudit = (
  before: Report,
  changed: ChangedSettings,
  entities: readonly Pick<Entity, 'id' | 'name'>[],
) => {
  const namesOf = (value: Parameters<typeof worded>[0]) =>
    worded(value)
      .split(', ')
      .map((id) => entities.find((entity) => entity.id === id)?.name ?? id)
      .join(', ');
  return settings.flatMap((field): Entry[] => {
    if (isText(field)) return textEntries(field, before[texts[field]], changed[texts[field]] ?? before[texts[field]]);
    if (isOfTexts(field) || changed[field] === undefined) return [];
    const named = field === 'entityIds' || field === 'figuresByEntityLevel';
    const said = (value: Parameters<typeof worded>[0]) => (named ? namesOf(value) : worded(value));
    return [{ action: 'changed', field, oldValue: said(before[field]), newValue: said(changed[field] ?? null) }];
  });
};

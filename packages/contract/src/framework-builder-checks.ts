import type { BuilderContent, BuilderDisclosure, BuilderField, BuilderText } from './framework-builder.ts';
import { builderLimits, disclosuresIn, topicsIn } from './framework-builder.ts';
import { type Language, languages } from './languages.ts';

/** What a draft lacks, or has too much of. */
export const builderFindingKinds = [
  'name_missing',
  'title_missing',
  'text_one_language',
  'code_missing',
  'code_duplicate',
  'nothing_to_publish',
  'dimension_empty',
  'topic_empty',
  'disclosure_empty',
  'label_missing',
  'options_missing',
  'unit_kind_missing',
  'metric_unknown',
  'metric_twice',
  'reasons_missing',
  'too_many',
  'id_duplicate',
] as const;
export type BuilderFindingKind = (typeof builderFindingKinds)[number];

/** One thing to correct, and the part where that is done. */
export type BuilderFinding = {
  readonly kind: BuilderFindingKind;
  /** Keeps the framework from being published; the others are advice. */
  readonly blocking: boolean;
  /** Id of the dimension, topic, disclosure or reason; null for the framework itself. */
  readonly partId: string | null;
  /** Id of the field within its disclosure. */
  readonly fieldId: string | null;
  /** Which language is missing. */
  readonly language: Language | null;
};

type Place = Partial<Pick<BuilderFinding, 'partId' | 'fieldId' | 'language' | 'blocking'>>;
const finding = (kind: BuilderFindingKind, place: Place = {}): BuilderFinding => ({
  kind,
  blocking: true,
  partId: null,
  fieldId: null,
  language: null,
  ...place,
});

/** Languages without a text. */
const missing = (text: BuilderText): Language[] => languages.filter((language) => text[language].trim() === '');

const lacking = (kind: BuilderFindingKind, text: BuilderText, place: Place) =>
  missing(text).map((language) => finding(kind, { ...place, language }));

/** Optional texts, which need both languages once they have one. */
const oneSided = (text: BuilderText, place: Place) => {
  const [language, ...more] = missing(text);
  return language && more.length === 0 ? [finding('text_one_language', { ...place, language })] : [];
};

type Part = { readonly id: string; readonly code: string; readonly title: BuilderText };

/** Answers, links and contents refer to the code, so that each kind of part has each code once. */
const codesOf = (parts: readonly Part[]): BuilderFinding[] => {
  const seen = new Map<string, number>();
  for (const { code } of parts) seen.set(code.trim(), (seen.get(code.trim()) ?? 0) + 1);
  return parts.flatMap(({ id, code }) => {
    if (code.trim() === '') return [finding('code_missing', { partId: id })];
    return (seen.get(code.trim()) ?? 0) > 1 ? [finding('code_duplicate', { partId: id })] : [];
  });
};

const titlesOf = (parts: readonly Part[]) =>
  parts.flatMap(({ id, title }) => lacking('title_missing', title, { partId: id }));

const choices = ['singleSelect', 'multiSelect'];

const ownField = (field: Extract<BuilderField, { kind: 'own' }>, place: Place): BuilderFinding[] => {
  const isChoice = choices.includes(field.type);
  return [
    ...lacking('label_missing', field.label, place),
    ...oneSided(field.hint, place),
    ...(isChoice && field.options.length < 2 ? [finding('options_missing', place)] : []),
    ...(isChoice ? field.options.flatMap(({ label }) => lacking('label_missing', label, place)) : []),
    ...(field.type === 'number' && field.unitKind === null
      ? [finding('unit_kind_missing', { ...place, blocking: false })]
      : []),
    ...field.breakdowns.flatMap(({ label }) => lacking('label_missing', label, place)),
  ];
};

const fieldsOf = ({ id, fields }: BuilderDisclosure, knowsMetric: (key: string) => boolean): BuilderFinding[] => {
  const used = fields.flatMap((field) => (field.kind === 'metric' ? [field.metricKey] : []));
  return fields.flatMap((field) => {
    const place = { partId: id, fieldId: field.id };
    if (field.kind === 'own') return ownField(field, place);
    return [
      ...oneSided(field.hint, place),
      ...(knowsMetric(field.metricKey) ? [] : [finding('metric_unknown', place)]),
      ...(used.filter((key) => key === field.metricKey).length > 1 ? [finding('metric_twice', place)] : []),
    ];
  });
};

const disclosureOf = (disclosure: BuilderDisclosure, knowsMetric: (key: string) => boolean): BuilderFinding[] => {
  const place = { partId: disclosure.id };
  return [
    ...(disclosure.fields.length === 0 ? [finding('disclosure_empty', place)] : []),
    ...oneSided(disclosure.guidance, place),
    ...disclosure.requirements.flatMap(({ title }) => lacking('title_missing', title, place)),
    ...fieldsOf(disclosure, knowsMetric),
  ];
};

/** Every id of the framework with the part where it stands. */
const idsOf = (content: BuilderContent): [string, string | null][] => [
  ...content.dimensions.map(({ id }): [string, string] => [id, id]),
  ...topicsIn(content).map(({ id }): [string, string] => [id, id]),
  ...content.omissionReasons.map(({ id }): [string, null] => [id, null]),
  ...disclosuresIn(content).flatMap(({ id, requirements, fields }): [string, string][] =>
    [id, ...requirements.map((entry) => entry.id), ...fields.map((entry) => entry.id)].map((own) => [own, id]),
  ),
];

const twice = (content: BuilderContent): BuilderFinding[] => {
  const seen = new Set<string>();
  return idsOf(content).flatMap(([id, partId]) => {
    if (seen.has(id)) return [finding('id_duplicate', { partId })];
    seen.add(id);
    return [];
  });
};

const wholeFindings = (content: BuilderContent): BuilderFinding[] => {
  const disclosures = disclosuresIn(content);
  const tooMany =
    disclosures.length > builderLimits.disclosuresMax || topicsIn(content).length > builderLimits.topicsMax;
  const needsReasons = content.omissionReasons.length === 0 && disclosures.some(({ omittable }) => omittable);
  return [
    ...lacking('name_missing', content.name, {}),
    ...oneSided(content.description, {}),
    ...oneSided(content.licenceNote, {}),
    ...(disclosures.length === 0 ? [finding('nothing_to_publish')] : []),
    ...(tooMany ? [finding('too_many')] : []),
    ...(needsReasons ? [finding('reasons_missing', { blocking: false })] : []),
    ...content.omissionReasons.flatMap(({ label, hint }) => [
      ...lacking('label_missing', label, {}),
      ...oneSided(hint, {}),
    ]),
  ];
};

/**
 * What keeps a draft from being published, in the order of the framework; blocking findings must be corrected first. `knowsMetric` says
 * whether the library has a metric.
 */
export const findingsOf = (content: BuilderContent, knowsMetric: (key: string) => boolean): BuilderFinding[] => {
  const { dimensions } = content;
  const topics = topicsIn(content);
  const disclosures = disclosuresIn(content);
  const empty = (kind: BuilderFindingKind, parts: readonly { id: string }[]) =>
    parts.map(({ id }) => finding(kind, { partId: id }));
  return [
    ...wholeFindings(content),
    ...twice(content),
    ...[dimensions, topics, disclosures].flatMap((parts) => [...codesOf(parts), ...titlesOf(parts)]),
    ...empty(
      'dimension_empty',
      dimensions.filter(({ topics: held }) => held.length === 0),
    ),
    ...empty(
      'topic_empty',
      topics.filter(({ disclosures: held }) => held.length === 0),
    ),
    ...disclosures.flatMap((disclosure) => disclosureOf(disclosure, knowsMetric)),
  ];
};

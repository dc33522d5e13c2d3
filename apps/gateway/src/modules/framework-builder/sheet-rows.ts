import type { BuilderContent, BuilderDisclosure, BuilderField, BuilderText } from '@esg/contract';

/** The values of a cell in these sheets. */
export type SheetCell = string | number | boolean | null;
export type SheetRow = Readonly<Record<string, SheetCell>>;

const bilingual = (name: string) => [`${name}_en`, `${name}_zh`] as const;

/** The sheets in their order, each with its columns: one sheet per level, each row naming its parent. */
export const sheetColumns = {
  Framework: ['property', 'en', 'zh'],
  Dimensions: ['id', 'code', ...bilingual('title')],
  Topics: ['id', 'dimension', 'code', ...bilingual('title')],
  Disclosures: [
    'id',
    'topic',
    'code',
    ...bilingual('title'),
    ...bilingual('guidance'),
    'nature',
    'mandatory',
    'omittable',
  ],
  Requirements: ['id', 'disclosure', 'code', ...bilingual('title'), 'mandatory'],
  Fields: [
    'id',
    'disclosure',
    'kind',
    'metric',
    'coverage',
    'type',
    ...bilingual('label'),
    ...bilingual('hint'),
    'required',
    'unit_kind',
    'decimals',
  ],
  Choices: ['id', 'field', 'list', ...bilingual('label')],
  Reasons: ['id', ...bilingual('label'), ...bilingual('hint'), 'needs_explanation'],
} as const satisfies Record<string, readonly string[]>;
export type SheetName = keyof typeof sheetColumns;
export const sheetNames = Object.keys(sheetColumns) as SheetName[];
export type SheetRows = Record<SheetName, SheetRow[]>;

const two = (name: string, { en, zhTw }: BuilderText) => ({ [`${name}_en`]: en, [`${name}_zh`]: zhTw });

const frameworkRows = (content: BuilderContent): SheetRow[] => [
  ...(['name', 'description', 'licenceNote'] as const).map((property) => ({
    property,
    en: content[property].en,
    zh: content[property].zhTw,
  })),
  ...(['reference', 'edition', 'owner', 'category', 'effectiveFrom'] as const).map((property) => ({
    property,
    en: content[property],
    zh: null,
  })),
  ...(['audience', 'dataKinds'] as const).map((property) => ({ property, en: content[property].join(', '), zh: null })),
];

const fieldRow = (disclosure: string, field: BuilderField): SheetRow => {
  const { id, kind, required, hint } = field;
  const head = { id, disclosure, kind, required, ...two('hint', hint) };
  if (field.kind === 'metric') return { ...head, metric: field.metricKey, coverage: field.coverage };
  const { type, label, unitKind, decimals } = field;
  return { ...head, type, ...two('label', label), unit_kind: unitKind, decimals };
};

const choiceRows = (field: BuilderField): SheetRow[] => {
  if (field.kind === 'metric') return [];
  const rows = (list: string, entries: readonly { id: string; label: BuilderText }[]) =>
    entries.map(({ id, label }) => ({ id, field: field.id, list, ...two('label', label) }));
  return [...rows('option', field.options), ...rows('breakdown', field.breakdowns)];
};

const disclosureRow = (topic: string, disclosure: BuilderDisclosure): SheetRow => {
  const { id, code, title, guidance, nature, mandatory, omittable } = disclosure;
  return { id, topic, code, ...two('title', title), ...two('guidance', guidance), nature, mandatory, omittable };
};

/** The framework as rows of sheets. `contentOfRows` turns them into the same framework. */
export const rowsOfContent = (content: BuilderContent): SheetRows => {
  const topics = content.dimensions.flatMap(({ id, topics: held }) => held.map((topic) => ({ dimension: id, topic })));
  const disclosures = topics.flatMap(({ topic }) =>
    topic.disclosures.map((disclosure) => ({ topic: topic.id, disclosure })),
  );
  const fields = disclosures.flatMap(({ disclosure }) =>
    disclosure.fields.map((field) => ({ disclosure: disclosure.id, field })),
  );
  return {
    Framework: frameworkRows(content),
    Dimensions: content.dimensions.map(({ id, code, title }) => ({ id, code, ...two('title', title) })),
    Topics: topics.map(({ dimension, topic: { id, code, title } }) => ({
      id,
      dimension,
      code,
      ...two('title', title),
    })),
    Disclosures: disclosures.map(({ topic, disclosure }) => disclosureRow(topic, disclosure)),
    Requirements: disclosures.flatMap(({ disclosure }) =>
      disclosure.requirements.map(({ id, code, title, mandatory }) => ({
        id,
        disclosure: disclosure.id,
        code,
        ...two('title', title),
        mandatory,
      })),
    ),
    Fields: fields.map(({ disclosure, field }) => fieldRow(disclosure, field)),
    Choices: fields.flatMap(({ field }) => choiceRows(field)),
    Reasons: content.omissionReasons.map(({ id, label, hint, needsExplanation }) => ({
      id,
      ...two('label', label),
      ...two('hint', hint),
      needs_explanation: needsExplanation,
    })),
  };
};

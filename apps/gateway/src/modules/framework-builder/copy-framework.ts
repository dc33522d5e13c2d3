import { randomBytes } from 'node:crypto';
import {
  type BuilderContent,
  type BuilderDisclosure,
  type BuilderField,
  type BuilderText,
  type Disclosure,
  emptyContent,
  type Field,
  type Framework,
  offeredReasons,
} from '@esg/contract';
import { knowsMetric } from './palette.ts';

const nothing = () => ({ en: '', zhTw: '' });
/** Names a part; unique in a framework. */
const newId = () => randomBytes(8).toString('base64url');

const fieldFrom = (field: Field): BuilderField => {
  const { key, type, label, hint, required, coverage, unitKind, decimals, options, breakdowns } = field;
  if (knowsMetric(key)) return { id: newId(), kind: 'metric', metricKey: key, coverage, hint: nothing(), required };
  return {
    id: newId(),
    kind: 'own',
    type,
    label,
    hint: hint ?? nothing(),
    required,
    unitKind,
    decimals,
    options: options.map((option) => ({ id: newId(), label: option.label })),
    breakdowns: breakdowns.map(({ en, zhTw }) => ({ id: newId(), label: { en, zhTw } })),
  };
};

const disclosureFrom = (disclosure: Disclosure): BuilderDisclosure => ({
  id: newId(),
  code: disclosure.code,
  title: disclosure.title,
  guidance: disclosure.guidance ?? nothing(),
  nature: disclosure.nature,
  mandatory: disclosure.mandatory,
  omittable: disclosure.omittable,
  // Classes of issuer belong to the library: a composed framework binds everybody who uses it.
  requirements: disclosure.requirements.map(({ code, title, mandatory }) => ({ id: newId(), code, title, mandatory })),
  fields: disclosure.fields.map(fieldFrom),
});

/** Chosen disclosures of a framework, in its own order and below its own topics, as the start of a draft. */
export const contentFrom = (framework: Framework, codes: ReadonlySet<string>, name: BuilderText): BuilderContent => {
  const topics = framework.topics
    .map((topic) => ({ ...topic, disclosures: topic.disclosures.filter(({ code }) => codes.has(code)) }))
    .filter(({ disclosures }) => disclosures.length > 0);
  const parts = Map.groupBy(topics, ({ part }) => part.code);
  const { category, audience, dataKinds, licenceNote } = framework;
  return {
    ...emptyContent(name),
    category,
    audience,
    dataKinds,
    licenceNote,
    reference: `${framework.name.en} ${framework.version}`.slice(0, 255),
    dimensions: [...parts].map(([code, held]) => ({
      id: newId(),
      code,
      title: held[0]?.part.title ?? nothing(),
      topics: held.map((topic) => ({
        id: newId(),
        code: topic.code,
        title: topic.title,
        disclosures: topic.disclosures.map(disclosureFrom),
      })),
    })),
    omissionReasons: offeredReasons(framework).map(({ label, hint, needsExplanation }) => ({
      id: newId(),
      label,
      hint,
      needsExplanation,
    })),
  };
};

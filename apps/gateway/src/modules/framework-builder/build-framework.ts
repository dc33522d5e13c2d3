import {
  type BuilderContent,
  type BuilderDisclosure,
  type BuilderText,
  type Disclosure,
  disclosuresIn,
  type Field,
  type Framework,
  fieldOfBuilder,
  type Topic,
} from '@esg/contract';
import { unitsOfKind } from '@esg/standards';
import { paletteMetric } from './palette.ts';

const written = (text: BuilderText) => (text.en.trim() || text.zhTw.trim() ? text : null);

const disclosureOf = (disclosure: BuilderDisclosure): Disclosure => {
  const { code, title, nature, mandatory, omittable, requirements, fields } = disclosure;
  const guidance = written(disclosure.guidance);
  return {
    code: code.trim(),
    title,
    nature,
    mandatory,
    omittable,
    ...(guidance ? { guidance } : {}),
    dutyByClass: [],
    supersededBy: null,
    verified: true,
    requirements: requirements.map((entry) => ({ code: entry.code, title: entry.title, mandatory: entry.mandatory })),
    fields: fields.flatMap((field): Field[] => {
      const metric = field.kind === 'metric' ? paletteMetric(field.metricKey) : undefined;
      const shown = fieldOfBuilder(field, metric);
      return shown ? [shown] : [];
    }),
  };
};

const unitsOf = (topics: readonly Topic[]): Framework['units'] => {
  const fields = topics.flatMap(({ disclosures }) => disclosures.flatMap((disclosure) => disclosure.fields));
  const kinds = new Set(fields.flatMap(({ unitKind }) => unitKind ?? []));
  return Object.fromEntries([...kinds].map((kind) => [kind, [...unitsOfKind(kind)]]));
};

/** The complete framework version for reports: forms have the present metrics (ADR 0029). */
export const builtFramework = (content: BuilderContent, versionId: string): Framework => {
  const topics = content.dimensions.flatMap(({ code, title, topics: held }) =>
    held.map((topic) => ({
      code: topic.code.trim(),
      title: topic.title,
      part: { code: code.trim(), title },
      disclosures: topic.disclosures.map(disclosureOf),
    })),
  );
  const { name, reference, edition, owner, licenceNote, category, effectiveFrom, audience, dataKinds } = content;
  return {
    versionId,
    name,
    category,
    effectiveFrom,
    audience,
    dataKinds,
    licenceNote,
    owner,
    kind: 'CUSTOM_FRAMEWORK',
    family: 'OTHER',
    library: 'ESG_LIBRARY',
    region: null,
    version: edition,
    note: written(content.description),
    ...(reference ? { reference } : {}),
    supersededBy: null,
    disclosureCount: disclosuresIn(content).length,
    unverifiedCount: 0,
    comparedWith: null,
    topics,
    omissionReasons: content.omissionReasons.map(({ id, label, hint, needsExplanation }) => ({
      code: id,
      label,
      hint,
      needsExplanation,
    })),
    units: unitsOf(topics),
  };
};

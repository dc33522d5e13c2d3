import * as v from 'valibot';
import { FieldTypeSchema } from './answers.ts';
import { duties, frameworkAudiences, frameworkCategories, frameworkDataKinds } from './frameworks.ts';
import { limits } from './limits.ts';
import { DaySchema, ref } from './schema.ts';
import { realDay } from './values.ts';

/** Ours: limits of an organisation's own framework, and of its file. Lengths in characters. */
export const builderLimits = {
  frameworksMax: 100,
  templatesMax: 200,
  dimensionsMax: 40,
  topicsMax: 200,
  disclosuresMax: 400,
  requirementsMax: 60,
  fieldsMax: 60,
  optionsMax: 120,
  breakdownsMax: 40,
  reasonsMax: 20,
  titleLengthMax: 600,
  textLengthMax: 4000,
  /** Smaller than a request may be, so that everything that was imported can be saved again. */
  contentBytesMax: 900_000,
  fileBytesMax: 2 * 1_048_576,
} as const;

// Neither the database nor a sheet can store these: control characters and halves of a character.
const isPlain = (text: string) =>
  [...text].every((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return (
      (code >= 32 || sign === '\n' || sign === '\t') &&
      (code < 0xd800 || code > 0xdfff) &&
      code !== 0xfffe &&
      code !== 0xffff
    );
  });

const text = (length: number) =>
  v.pipe(
    v.string(),
    v.maxLength(length),
    v.transform((typed) => typed.replace(/\r\n?/g, '\n')),
    v.check(isPlain, 'invalid'),
  );
const texts = (length: number) => v.strictObject({ en: text(length), zhTw: text(length) });

const Title = texts(builderLimits.titleLengthMax);
const Text = texts(builderLimits.textLengthMax);
const Line = text(limits.lineLengthMax);
const Code = text(limits.disclosureCodeLengthMax);
/** Identifies a part within its framework: links, findings and merges use it. */
const PartId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

/** A text in a draft: either language may still be empty. */
export type BuilderText = { en: string; zhTw: string };

/** A field that is answered by a metric of the shared library, with the metric's type, unit kind and choices. */
export const MetricFieldSchema = v.pipe(
  v.strictObject({
    id: PartId,
    kind: v.literal('metric'),
    metricKey: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    coverage: v.picklist(['full', 'partial']),
    hint: Text,
    required: v.boolean(),
  }),
  ref('BuilderMetricField'),
);
export type BuilderMetricField = v.InferOutput<typeof MetricFieldSchema>;

/** A field of the framework's own, which the data hub does not have. */
export const OwnFieldSchema = v.pipe(
  v.strictObject({
    id: PartId,
    kind: v.literal('own'),
    type: FieldTypeSchema,
    label: Title,
    hint: Text,
    required: v.boolean(),
    /** For numbers: what they measure. */
    unitKind: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
    decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    /** For choices. */
    options: v.pipe(v.array(v.strictObject({ id: PartId, label: Title })), v.maxLength(builderLimits.optionsMax)),
    /** For numbers: their usual breakdowns. */
    breakdowns: v.pipe(v.array(v.strictObject({ id: PartId, label: Title })), v.maxLength(builderLimits.breakdownsMax)),
  }),
  ref('BuilderOwnField'),
);
export type BuilderOwnField = v.InferOutput<typeof OwnFieldSchema>;

export const BuilderFieldSchema = v.pipe(v.variant('kind', [MetricFieldSchema, OwnFieldSchema]), ref('BuilderField'));
export type BuilderField = v.InferOutput<typeof BuilderFieldSchema>;

const RequirementSchema = v.pipe(
  v.strictObject({ id: PartId, code: Code, title: Text, mandatory: v.picklist(duties) }),
  ref('BuilderRequirement'),
);
export type BuilderRequirement = v.InferOutput<typeof RequirementSchema>;

/** The main kind of answer to a disclosure. */
export const disclosureNatures = ['narrative', 'quantitative', 'mixed', 'binary'] as const;

export const BuilderDisclosureSchema = v.pipe(
  v.strictObject({
    id: PartId,
    code: Code,
    title: Title,
    guidance: Text,
    nature: v.picklist(disclosureNatures),
    mandatory: v.picklist(duties),
    /** Whether it may be left out with one of the framework's reasons. */
    omittable: v.boolean(),
    requirements: v.pipe(v.array(RequirementSchema), v.maxLength(builderLimits.requirementsMax)),
    fields: v.pipe(v.array(BuilderFieldSchema), v.maxLength(builderLimits.fieldsMax)),
  }),
  ref('BuilderDisclosure'),
);
export type BuilderDisclosure = v.InferOutput<typeof BuilderDisclosureSchema>;

export const BuilderTopicSchema = v.pipe(
  v.strictObject({
    id: PartId,
    code: Code,
    title: Title,
    disclosures: v.pipe(v.array(BuilderDisclosureSchema), v.maxLength(builderLimits.disclosuresMax)),
  }),
  ref('BuilderTopic'),
);
export type BuilderTopic = v.InferOutput<typeof BuilderTopicSchema>;

export const BuilderDimensionSchema = v.pipe(
  v.strictObject({
    id: PartId,
    code: Code,
    title: Title,
    topics: v.pipe(v.array(BuilderTopicSchema), v.maxLength(builderLimits.topicsMax)),
  }),
  ref('BuilderDimension'),
);
export type BuilderDimension = v.InferOutput<typeof BuilderDimensionSchema>;

const ReasonSchema = v.pipe(
  v.strictObject({ id: PartId, label: Title, hint: Text, needsExplanation: v.boolean() }),
  ref('BuilderReason'),
);
export type BuilderReason = v.InferOutput<typeof ReasonSchema>;

/** The content of an organisation's own framework. A draft may lack what a published version needs (`findingsOf`). */
export const BuilderContentSchema = v.pipe(
  v.strictObject({
    name: Title,
    description: Text,
    /** The document that it follows, such as a group handbook or a contract. */
    reference: Line,
    /** Name of the edition, such as `2026`. */
    edition: Line,
    /** Whose framework it is. */
    owner: Line,
    licenceNote: Text,
    category: v.picklist(frameworkCategories),
    audience: v.pipe(v.array(v.picklist(frameworkAudiences)), v.maxLength(frameworkAudiences.length)),
    dataKinds: v.pipe(v.array(v.picklist(frameworkDataKinds)), v.maxLength(frameworkDataKinds.length)),
    effectiveFrom: v.nullable(v.pipe(DaySchema, v.check(realDay, 'date_invalid'))),
    dimensions: v.pipe(v.array(BuilderDimensionSchema), v.maxLength(builderLimits.dimensionsMax)),
    omissionReasons: v.pipe(v.array(ReasonSchema), v.maxLength(builderLimits.reasonsMax)),
  }),
  ref('BuilderContent'),
);
export type BuilderContent = v.InferOutput<typeof BuilderContentSchema>;

/** A framework as a file: what the export writes and the import takes (docs/guides/own-frameworks.md). */
export const FrameworkFileSchema = v.pipe(
  v.strictObject({ format: v.literal('esg-framework'), formatVersion: v.literal(1), framework: BuilderContentSchema }),
  ref('FrameworkFile'),
);
export type FrameworkFile = v.InferOutput<typeof FrameworkFileSchema>;

const noText = (): BuilderText => ({ en: '', zhTw: '' });

/** A framework with a name and no parts yet. */
export const emptyContent = (name: BuilderText): BuilderContent => ({
  name,
  description: noText(),
  reference: '',
  edition: '1',
  owner: '',
  licenceNote: noText(),
  category: 'SPECIAL_FRAMEWORK',
  audience: ['general'],
  dataKinds: ['general_esg'],
  effectiveFrom: null,
  dimensions: [],
  omissionReasons: [],
});

/** All topics of a framework in their order. */
export const topicsIn = ({ dimensions }: BuilderContent): BuilderTopic[] => dimensions.flatMap(({ topics }) => topics);

/** All disclosures of a framework in their order. */
export const disclosuresIn = (content: BuilderContent): BuilderDisclosure[] =>
  topicsIn(content).flatMap(({ disclosures }) => disclosures);

/** The key under which answers to an own field are kept: no metric has such a key. */
export const ownFieldKey = (id: string) => `own.${id}`;

/** Every own field with its place in the content, as issues name it. */
export const ownFieldsIn = (content: BuilderContent): { path: string; field: BuilderOwnField }[] =>
  content.dimensions.flatMap(({ topics }, d) =>
    topics.flatMap(({ disclosures }, t) =>
      disclosures.flatMap(({ fields }, s) =>
        fields.flatMap((field, f) =>
          field.kind === 'own'
            ? [{ path: `content.dimensions.${d}.topics.${t}.disclosures.${s}.fields.${f}`, field }]
            : [],
        ),
      ),
    ),
  );

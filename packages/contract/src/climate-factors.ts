import { decimalPattern, fractionOf, isAtMost } from '@esg/quantities';
import * as v from 'valibot';
import { calorificBases, gwpSets, scopeTwoMethods } from './climate-results.ts';
import { RegionSchema } from './climate-rules.ts';
import { PageQuerySchema, pageOf } from './pages.ts';
import { DaySchema, IdSchema, InstantSchema, LineSchema, OptionalLineSchema, ref, VersionSchema } from './schema.ts';

/** Ours: factors of one organisation, gases and documents of one factor, the length of codes, and the largest uncertainty in percent. */
export const climateFactorLimits = {
  factorsMax: 2000,
  gasesMax: 30,
  documentsMax: 10,
  codeLengthMax: 60,
  uncertaintyMax: 1000,
} as const;

/** A number as it is stored, with every digit that was typed. */
export const DecimalSchema = v.pipe(v.string(), v.regex(decimalPattern));
/** The same, and not below nothing. */
export const AmountSchema = v.pipe(
  DecimalSchema,
  v.check((number) => !number.startsWith('-'), 'too_small'),
);
/** A property that amounts are divided by: above nothing. */
export const PropertySchema = v.pipe(
  AmountSchema,
  v.check((number) => /[1-9]/.test(number), 'too_small'),
);
/** An amount that is no larger than this one. What is no number at all comes here as well, after its pattern has refused it. */
export const amountUpTo = (max: number) =>
  v.pipe(
    AmountSchema,
    v.check(
      (number) => !decimalPattern.test(number) || isAtMost(fractionOf(number), fractionOf(String(max))),
      'invalid',
    ),
  );
/** Half of the 95 % interval of a number, in percent of it. */
export const UncertaintySchema = amountUpTo(climateFactorLimits.uncertaintyMax);
/** A code of the library: of a unit, an activity type or a gas. */
export const CodeSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(climateFactorLimits.codeLengthMax));

/** Money is comparable only with its year of prices, and with or without tax. */
export const PricesSchema = v.strictObject({
  year: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2100))),
  withTax: v.nullable(v.boolean()),
});

const GasSchema = v.strictObject({
  gas: CodeSchema,
  kgPerUnit: AmountSchema,
  /** Whether the kilograms are of CO2 equivalent, and not of the gas itself. */
  isEquivalent: v.boolean(),
  /** Biogenic CO2 and gases of the Montreal Protocol are reported beside the scopes. */
  isBeside: v.boolean(),
});

/** A document of the document center that bears a factor out, and where in it. */
export const FactorDocumentSchema = v.pipe(
  v.strictObject({ documentId: IdSchema, reference: OptionalLineSchema }),
  ref('ClimateFactorDocument'),
);
export type FactorDocument = v.InferOutput<typeof FactorDocumentSchema>;
const DocumentsSchema = v.pipe(
  v.array(FactorDocumentSchema),
  v.maxLength(climateFactorLimits.documentsMax),
  v.check((all) => new Set(all.map(({ documentId }) => documentId)).size === all.length, 'choice_unknown'),
);

const fields = {
  activityTypeId: CodeSchema,
  name: LineSchema,
  origin: v.picklist(['supplier', 'own']),
  region: RegionSchema,
  unit: CodeSchema,
  basis: v.nullable(v.picklist(calorificBases)),
  method: v.nullable(v.picklist(scopeTwoMethods)),
  gwpSet: v.nullable(v.picklist(gwpSets)),
  prices: v.nullable(PricesSchema),
  gases: v.pipe(v.array(GasSchema), v.minLength(1), v.maxLength(climateFactorLimits.gasesMax)),
  publicationYear: v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2100)),
  validFrom: DaySchema,
  validTo: v.nullable(DaySchema),
  /** The publication, contract or letter: nobody can check a factor without it. */
  source: LineSchema,
  /** Where in the source it stands, such as a page. */
  evidence: OptionalLineSchema,
  /** The terms under which it may be used, such as a licence or an agreement. */
  licence: OptionalLineSchema,
  /** Half of its 95 % interval in percent; null where the source states none. */
  uncertaintyPercent: v.nullable(UncertaintySchema),
};

/**
 * A factor of the organisation. It is taken once somebody has confirmed it, and no longer after a change. Where the rules ask for a second
 * person, one that its author confirmed is not taken either.
 */
export const ClimateFactorSchema = v.pipe(
  v.object({
    ...fields,
    documents: v.array(FactorDocumentSchema),
    id: IdSchema,
    confirmedBy: v.nullable(v.string()),
    confirmedAt: v.nullable(InstantSchema),
    updatedBy: v.string(),
    /** Who entered or last changed it; null of those that were entered before this was kept. */
    updatedById: v.nullable(IdSchema),
    /** Whether the person who confirmed it had entered it, or had changed it since somebody else confirmed it. */
    isConfirmedByAuthor: v.boolean(),
    updatedAt: InstantSchema,
    /** Grows with each change; a change of an older one is refused with `resource.stale`. */
    version: v.number(),
  }),
  ref('ClimateFactor'),
);
export type ClimateFactor = v.InferOutput<typeof ClimateFactorSchema>;

/** One page of a list. */
export const ClimateFactorPageSchema = v.pipe(pageOf(ClimateFactorSchema), ref('ClimateFactorPage'));
export type ClimateFactorPage = v.InferOutput<typeof ClimateFactorPageSchema>;

/** Whether somebody compared a factor with its source. */
export const climateFactorStates = ['confirmed', 'unconfirmed'] as const;
export type ClimateFactorState = (typeof climateFactorStates)[number];

/** GET climate-factors: what the list is narrowed by. */
export const ClimateFactorQuerySchema = v.object({
  ...PageQuerySchema.entries,
  state: v.optional(v.picklist(climateFactorStates)),
  activityTypeId: v.optional(CodeSchema),
});
export type ClimateFactorQuery = v.InferOutput<typeof ClimateFactorQuerySchema>;

/**
 * GET climate-library-factors/{factorId}: a factor of the library that nobody compared with its publisher, as an own factor states it. Whoever has the
 * publication compares it, says where, and adds it as an own factor.
 */
export const ClimateLibraryFactorSchema = v.pipe(v.object(fields), ref('ClimateLibraryFactor'));
export type ClimateLibraryFactor = v.InferOutput<typeof ClimateLibraryFactorSchema>;

/** A new one. */
export const NewClimateFactorSchema = v.pipe(
  v.strictObject({ ...fields, documents: v.optional(DocumentsSchema, []) }),
  ref('NewClimateFactor'),
);
export type NewClimateFactor = v.InferOutput<typeof NewClimateFactorSchema>;

/** A change of one that was read at `version`; without documents, those that stand stay. */
export const ClimateFactorChangeSchema = v.pipe(
  v.strictObject({ ...fields, documents: v.optional(DocumentsSchema), version: VersionSchema }),
  ref('ClimateFactorChange'),
);
export type ClimateFactorChange = v.InferOutput<typeof ClimateFactorChangeSchema>;

/** POST climate-factors/{id}/confirm: what was read and compared with its source. */
export const ClimateFactorConfirmationSchema = v.pipe(
  v.strictObject({ version: VersionSchema }),
  ref('ClimateFactorConfirmation'),
);

/** Deeds that the log of own factors records. */
export const climateFactorDeeds = ['created', 'changed', 'confirmed', 'removed'] as const;

/** One entry of the log of own factors. A factor that was removed stays in it. */
export const ClimateFactorEventSchema = v.pipe(
  v.object({
    id: IdSchema,
    factorId: IdSchema,
    /** What the factor was called after the deed. */
    name: v.string(),
    deed: v.picklist(climateFactorDeeds),
    /** Names of the fields that were changed; empty of other deeds. */
    changed: v.array(v.string()),
    by: v.string(),
    at: InstantSchema,
  }),
  ref('ClimateFactorEvent'),
);
export type ClimateFactorEvent = v.InferOutput<typeof ClimateFactorEventSchema>;

/** One page of the log. */
export const ClimateFactorEventPageSchema = v.pipe(pageOf(ClimateFactorEventSchema), ref('ClimateFactorEventPage'));
export type ClimateFactorEventPage = v.InferOutput<typeof ClimateFactorEventPageSchema>;

/** GET climate-factor-events: of all own factors, or of one. */
export const ClimateFactorEventQuerySchema = v.object({
  ...PageQuerySchema.entries,
  factorId: v.optional(IdSchema),
});
export type ClimateFactorEventQuery = v.InferOutput<typeof ClimateFactorEventQuerySchema>;

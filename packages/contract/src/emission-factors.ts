import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { PageQuerySchema, pageOf } from './pages.ts';
import { DaySchema, ref } from './schema.ts';
import { UnitSchema } from './units.ts';

/** Scopes of the GHG Protocol; `outside` is reported beside them (biogenic CO2, gases of the Montreal Protocol). */
export const emissionScopes = ['1', '2', '3', 'outside'] as const;

const decimal = v.string();

export const EmissionFactorSchema = v.pipe(
  v.object({
    id: v.string(),
    activity: BilingualSchema,
    scope: v.picklist(emissionScopes),
    category: v.string(),
    /** Country id, a smaller region of a publisher, or `GLOBAL`. */
    region: v.string(),
    unitKind: v.string(),
    unit: v.string(),
    /** Kilograms of CO2 equivalent per unit of activity. */
    kgCo2ePerUnit: decimal,
    /** The share of each gas in the total, in kilograms of CO2 equivalent, never to be added to it. */
    parts: v.object({ co2: v.nullable(decimal), ch4: v.nullable(decimal), n2o: v.nullable(decimal) }),
    /** Such as net or gross calorific value, TTW or WTT, with or without radiative forcing. */
    basis: v.string(),
    gwpSet: v.nullable(v.string()),
    publicationYear: v.number(),
    validFrom: DaySchema,
    /** Null until the factor is replaced. */
    validTo: v.nullable(DaySchema),
    source: v.string(),
    licence: v.string(),
    /** False where the number was not compared with its publisher: hidden unless requested. */
    verified: v.boolean(),
  }),
  ref('EmissionFactor'),
);
export type EmissionFactor = v.InferOutput<typeof EmissionFactorSchema>;

/** Global warming potential over 100 years by assessment report; null where a report names none. */
export const WarmingPotentialSchema = v.pipe(
  v.object({
    gas: v.string(),
    name: BilingualSchema,
    ar4: v.nullable(decimal),
    ar5: v.nullable(decimal),
    ar6: v.nullable(decimal),
  }),
  ref('WarmingPotential'),
);
export type WarmingPotential = v.InferOutput<typeof WarmingPotentialSchema>;

const word = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)));

/** GET emission-factors: the filters of the list. Factors that nobody compared with their publisher are returned only on request. */
export const EmissionFactorQuerySchema = v.object({
  ...PageQuerySchema.entries,
  /** Words of the activity in either language, of its category, region or source; every word must match. */
  q: word,
  source: word,
  category: word,
  region: word,
  scope: v.optional(v.picklist(emissionScopes)),
  year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number))),
  unverified: v.optional(v.picklist(['true', 'false'])),
});
export type EmissionFactorQuery = v.InferOutput<typeof EmissionFactorQuerySchema>;

/** A factor with the unit that its activity is measured in; null where the library does not know the unit. */
export const EmissionFactorEntrySchema = v.pipe(
  v.object({ ...EmissionFactorSchema.entries, measure: v.nullable(UnitSchema) }),
  ref('EmissionFactorEntry'),
);
export type EmissionFactorEntry = v.InferOutput<typeof EmissionFactorEntrySchema>;

export const EmissionFactorPageSchema = v.pipe(
  v.object({
    ...pageOf(EmissionFactorEntrySchema).entries,
    /** The number of factors on all pages. */ total: v.number(),
  }),
  ref('EmissionFactorPage'),
);
export type EmissionFactorPage = v.InferOutput<typeof EmissionFactorPageSchema>;

/** GET emission-factors/choices: the values that the list can be filtered by. */
export const EmissionFactorChoicesSchema = v.pipe(
  v.object({
    sources: v.array(v.string()),
    categories: v.array(v.string()),
    regions: v.array(v.string()),
    /** Newest first. */
    years: v.array(v.number()),
  }),
  ref('EmissionFactorChoices'),
);
export type EmissionFactorChoices = v.InferOutput<typeof EmissionFactorChoicesSchema>;

import * as v from 'valibot';
import { emissionScopes } from './emission-factors.ts';
import { BilingualSchema } from './language-schemas.ts';
import { ref } from './schema.ts';

/** A kind of activity that sets gases free: what it is measured in, which factors fit, and what must be asked about it. */
export const ClimateActivityTypeSchema = v.pipe(
  v.object({
    id: v.string(),
    scope: v.picklist(emissionScopes),
    /** Categories of scope 3 that it can belong to, the usual one first; empty for other scopes. */
    categories: v.array(v.number()),
    name: BilingualSchema,
    unitKinds: v.array(v.string()),
    /** True where the library has no factor, so that people enter theirs. */
    entersFactor: v.boolean(),
    /** Ids of the questions that its form asks. */
    questions: v.array(v.string()),
    note: v.string(),
    factorCategory: v.string(),
    /** How the names of fitting factors begin. */
    factorPrefixes: v.array(v.string()),
  }),
  ref('ClimateActivityType'),
);
export type ClimateActivityType = v.InferOutput<typeof ClimateActivityTypeSchema>;

/** A question of the form for an activity. */
export const ClimateFormQuestionSchema = v.pipe(
  v.object({ id: v.string(), question: BilingualSchema, note: v.string() }),
  ref('ClimateFormQuestion'),
);

/** Properties of a fuel; null where the source has none. */
export const ClimateFuelSchema = v.pipe(
  v.object({
    id: v.string(),
    name: BilingualSchema,
    netMjPerKg: v.string(),
    kgPerM3: v.nullable(v.string()),
    /** Name of the factors that it belongs to; empty where the library has none. */
    factorActivity: v.string(),
    source: v.string(),
  }),
  ref('ClimateFuel'),
);
export type ClimateFuel = v.InferOutput<typeof ClimateFuelSchema>;

/** Ways to calculate a category of scope 3, the most specific first (GHG Protocol Scope 3 Standard, chapter 7). */
export const scopeThreeMethods = ['supplier', 'activity', 'average', 'spend'] as const;
export type ScopeThreeMethod = (typeof scopeThreeMethods)[number];

/** One of the 15 categories of scope 3. */
export const ScopeThreeCategorySchema = v.pipe(
  v.object({
    number: v.number(),
    direction: v.picklist(['upstream', 'downstream']),
    name: BilingualSchema,
    description: BilingualSchema,
    /** What belongs in it at least. */
    boundary: BilingualSchema,
    /** What is near to it and counts in another category or scope. */
    elsewhere: BilingualSchema,
    methods: v.array(v.picklist(scopeThreeMethods)),
    metricKey: v.string(),
  }),
  ref('ScopeThreeCategory'),
);

export type ScopeThreeCategory = v.InferOutput<typeof ScopeThreeCategorySchema>;

/** A gas that the IPCC names a warming potential for. */
export const ClimateGasSchema = v.pipe(v.object({ gas: v.string(), name: BilingualSchema }), ref('ClimateGas'));
export type ClimateGas = v.InferOutput<typeof ClimateGasSchema>;

/** What the calculator starts from. */
export const ClimateLibrarySchema = v.pipe(
  v.object({
    activityTypes: v.array(ClimateActivityTypeSchema),
    questions: v.array(ClimateFormQuestionSchema),
    fuels: v.array(ClimateFuelSchema),
    categories: v.array(ScopeThreeCategorySchema),
    gases: v.array(ClimateGasSchema),
  }),
  ref('ClimateLibrary'),
);
export type ClimateLibrary = v.InferOutput<typeof ClimateLibrarySchema>;

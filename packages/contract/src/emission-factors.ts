import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { DaySchema, ref } from './schema.ts';

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
    /** What of the total each gas makes up, in kilograms of CO2 equivalent: never added to it. */
    parts: v.object({ co2: v.nullable(decimal), ch4: v.nullable(decimal), n2o: v.nullable(decimal) }),
    /** Such as net or gross calorific value, TTW or WTT, with or without radiative forcing. */
    basis: v.string(),
    gwpSet: v.nullable(v.string()),
    publicationYear: v.number(),
    validFrom: DaySchema,
    /** Null until replaced. */
    validTo: v.nullable(DaySchema),
    source: v.string(),
    licence: v.string(),
    /** False where the number was not compared with its publisher: hidden unless asked for. */
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

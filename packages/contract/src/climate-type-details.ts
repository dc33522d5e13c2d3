import * as v from 'valibot';
import { FactorDocumentSchema } from './climate-factors.ts';
import { calorificBases, factorOrigins, scopeTwoMethods } from './climate-results.ts';
import { BilingualSchema } from './language-schemas.ts';
import { MeasureSchema } from './metric-library.ts';
import { IdSchema, ref } from './schema.ts';

/** A factor that lines of an activity type can be calculated by: it was compared with its source. */
export const UsableFactorSchema = v.pipe(
  v.object({
    id: v.string(),
    name: BilingualSchema,
    origin: v.picklist(factorOrigins),
    region: v.string(),
    unit: v.string(),
    basis: v.nullable(v.picklist(calorificBases)),
    method: v.nullable(v.picklist(scopeTwoMethods)),
    source: v.string(),
    publicationYear: v.number(),
    validFrom: v.string(),
    validTo: v.nullable(v.string()),
    /** Documents that bear an own factor out; none of those of the library. */
    documents: v.array(FactorDocumentSchema),
    /** Kilograms of CO2 equivalent of one unit that count in the scope; null where the source states masses of other gases than CO2. */
    kgCo2ePerUnit: v.nullable(v.string()),
    /** Whether it counts the whole life of power plants, which is more than scope 2 does. */
    isLifeCycle: v.boolean(),
  }),
  ref('UsableFactor'),
);
export type UsableFactor = v.InferOutput<typeof UsableFactorSchema>;

/** A factor of the library that nobody compared with its publisher, and the own factor that somebody entered for it; null where nobody did. */
export const UnreadFactorSchema = v.pipe(
  v.object({
    ...UsableFactorSchema.entries,
    entered: v.nullable(
      v.object({
        id: IdSchema,
        /** Whether lines are calculated by it; else it waits for somebody to confirm it. */
        isTaken: v.boolean(),
        by: v.string(),
      }),
    ),
  }),
  ref('UnreadFactor'),
);
export type UnreadFactor = v.InferOutput<typeof UnreadFactorSchema>;

/** GET climate-library/{id}: what a line of an activity type can be measured in, and calculated by. */
export const ClimateTypeDetailSchema = v.pipe(
  v.object({
    units: v.array(MeasureSchema),
    factors: v.array(UsableFactorSchema),
    /**
     * Factors of the library that nobody compared with their publisher, of those that go with the warming potentials of the rules: none is taken,
     * and people can compare them themselves.
     */
    unread: v.array(UnreadFactorSchema),
  }),
  ref('ClimateTypeDetail'),
);
export type ClimateTypeDetail = v.InferOutput<typeof ClimateTypeDetailSchema>;

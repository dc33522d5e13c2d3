import * as v from 'valibot';
import { climateInventoryLimits, InventoryTotalsSchema, inventoryTotals } from './climate-inventories.ts';
import { scopeTwoMethods } from './climate-results.ts';
import { emissionScopes } from './emission-factors.ts';
import { LanguageSchema } from './language-schemas.ts';
import { IdSchema, InstantSchema, PeriodSchema, ref, VersionSchema, WrittenSchema } from './schema.ts';

/** What an entity contributes to a base year: in one scope, by one method, with the share that counts. */
export const BaseYearPartSchema = v.object({
  /** Null stands for the whole organisation. */
  entityId: v.nullable(IdSchema),
  scope: v.picklist(emissionScopes),
  method: v.nullable(v.picklist(scopeTwoMethods)),
  /** The share that counts, as a decimal of one. */
  share: v.string(),
  kgCo2e: v.string(),
});
export type BaseYearPart = v.InferOutput<typeof BaseYearPartSchema>;

/** A base year as somebody adopted it. */
export const AdoptedBaseYearSchema = v.pipe(
  v.object({
    /** 1 is the first. */
    number: v.number(),
    period: PeriodSchema,
    totals: InventoryTotalsSchema,
    reason: v.string(),
    /** Published figures that were restated with it. */
    restated: v.number(),
    adoptedBy: v.string(),
    adoptedAt: InstantSchema,
  }),
  ref('AdoptedBaseYear'),
);
export type AdoptedBaseYear = v.InferOutput<typeof AdoptedBaseYearSchema>;

const by = { location: v.string(), market: v.string() };
const structural = v.array(v.object({ entityId: v.nullable(IdSchema), ...by }));

/** Why the base year comes to something else than what was adopted, in kilograms; the causes add up to the change, digit by digit. */
export const BaseYearChangeSchema = v.object({
  /** In kilograms, and in percent of what was adopted; the percentage is null where that was nothing. */
  kgCo2e: v.object(by),
  percent: v.object({ location: v.nullable(v.string()), market: v.nullable(v.string()) }),
  /** Entities that joined since, with what they emitted in the base year. */
  joined: structural,
  /** Entities that left since, with what they counted for: negative. */
  left: structural,
  /** Entities that count with another share than before. */
  shares: structural,
  /** Everything else: other factors, methods or corrected amounts. */
  recalculated: v.object(by),
});
export type BaseYearChange = v.InferOutput<typeof BaseYearChangeSchema>;

/** The base year as it was adopted, beside what it comes to now. */
export const ClimateBaseYearSchema = v.pipe(
  v.object({
    /** Null while none was chosen. */
    period: v.nullable(PeriodSchema),
    thresholdPercent: v.nullable(v.string()),
    /** Null while none was adopted for this period. */
    adopted: v.nullable(AdoptedBaseYearSchema),
    /** All that were ever adopted, the newest first. */
    history: v.array(AdoptedBaseYearSchema),
    /** What the months come to with the structure, factors and rules of now; null without a period. */
    present: v.nullable(InventoryTotalsSchema),
    change: v.nullable(BaseYearChangeSchema),
    /** Whether the change is larger than the threshold, by one of the methods; null while there is none to compare with. */
    exceeds: v.nullable(v.boolean()),
    /** Entities of the boundary with emissions later on and none in the base year: they joined, or nobody has entered their data yet. */
    withoutData: v.array(IdSchema),
    openLines: v.number(),
    outdatedLines: v.number(),
  }),
  ref('ClimateBaseYear'),
);
export type ClimateBaseYear = v.InferOutput<typeof ClimateBaseYearSchema>;

const SeenAmount = v.pipe(v.string(), v.maxLength(climateInventoryLimits.seenLengthMax));

/** POST climate-base-year/adoptions: what stands now becomes the base year. */
export const BaseYearAdoptionSchema = v.pipe(
  v.strictObject({
    /** Number of the adopted one that was seen; 0 where there was none. Another one is refused with `resource.stale`. */
    version: VersionSchema,
    /** The months, and what they came to when they were seen. Anything else is refused with `resource.stale`, too. */
    period: PeriodSchema,
    present: v.strictObject(v.entriesFromList(inventoryTotals, SeenAmount)),
    reason: v.pipe(WrittenSchema, v.minLength(1), v.maxLength(climateInventoryLimits.reasonLengthMax)),
    /** Of the method that restated figures say. */
    language: LanguageSchema,
  }),
  ref('BaseYearAdoption'),
);
export type BaseYearAdoption = v.InferOutput<typeof BaseYearAdoptionSchema>;

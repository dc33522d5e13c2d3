import * as v from 'valibot';
import { factorOrigins, gwpSets } from './climate-results.ts';
import { InstantSchema, ref, VersionSchema } from './schema.ts';

/** Ours: countries whose factors may stand in for those of the own one. */
export const climateRuleLimits = { standInsMax: 10 } as const;

/** A country as factors name it. */
export const RegionSchema = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(12));

const fields = {
  /** One set of warming potentials for the whole inventory. */
  gwpSet: v.picklist(gwpSets),
  /** All origins of factors, the preferred one first. */
  origins: v.pipe(
    v.array(v.picklist(factorOrigins)),
    v.check((origins) => factorOrigins.every((each) => origins.includes(each)), 'choice_unknown'),
    v.maxLength(factorOrigins.length),
  ),
  /** Countries whose factors are taken where the own one has none, in this order. */
  standIns: v.pipe(v.array(RegionSchema), v.maxLength(climateRuleLimits.standInsMax)),
};

/** How an organisation reckons its emissions. */
export const ClimateRulesSchema = v.pipe(
  v.object({
    ...fields,
    /** Whether an own factor must be confirmed by somebody other than its author before it is taken. */
    secondPerson: v.boolean(),
    /** 0 until somebody sets them. */
    version: v.number(),
    updatedBy: v.string(),
    updatedAt: v.nullable(InstantSchema),
  }),
  ref('ClimateRules'),
);
export type ClimateRules = v.InferOutput<typeof ClimateRulesSchema>;

/** A change of the rules that were read at `version`; where it does not say whether a second person confirms, that stays. */
export const ClimateRulesChangeSchema = v.pipe(
  v.strictObject({ ...fields, secondPerson: v.optional(v.boolean()), version: VersionSchema }),
  ref('ClimateRulesChange'),
);
export type ClimateRulesChange = v.InferOutput<typeof ClimateRulesChangeSchema>;

/** What holds until an organisation says something else: most publishers print AR5. */
export const usualClimateRules: ClimateRules = {
  gwpSet: 'AR5',
  origins: [...factorOrigins],
  standIns: [],
  secondPerson: false,
  version: 0,
  updatedBy: '',
  updatedAt: null,
};

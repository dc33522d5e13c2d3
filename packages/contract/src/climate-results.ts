import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { ref } from './schema.ts';

/** Assessment reports of the IPCC whose warming potentials an inventory can be reckoned by: one for the whole inventory. */
export const gwpSets = ['AR4', 'AR5', 'AR6'] as const;
export type GwpSet = (typeof gwpSets)[number];

/** Whether the energy of a fuel is stated with the heat of the water in its smoke (gross) or without (net). */
export const calorificBases = ['gross', 'net'] as const;
export type CalorificBasis = (typeof calorificBases)[number];

/** Where a factor comes from. An organisation puts them into its order of preference; this is the usual one. */
export const factorOrigins = ['supplier', 'own', 'national', 'generic'] as const;
export type FactorOrigin = (typeof factorOrigins)[number];

/** The two ways in which scope 2 is reported, side by side: by the grid of the place, and by what was bought. */
export const scopeTwoMethods = ['location', 'market'] as const;
export type ScopeTwoMethod = (typeof scopeTwoMethods)[number];

/** A number of a trace with its unit: a code of the library, or a currency. */
export const TraceQuantitySchema = v.pipe(v.object({ number: v.string(), unit: v.string() }), ref('TraceQuantity'));
export type TraceQuantity = v.InferOutput<typeof TraceQuantitySchema>;

/** What a step of a trace does. `rest` is what a contract leaves over; `total` adds up the gases before it. */
export const traceStepKinds = [
  'input',
  'conversion',
  'density',
  'calorific-value',
  'contract',
  'rest',
  'factor',
  'warming',
  'total',
  'share',
] as const;

/**
 * One step from what was typed to the result: `after` = `before` × `over` ÷ `under`. A step without `before` states its result, and a total
 * adds up what the gases of its part came to. Numbers are exact wherever they have a last digit, else to 40 digits.
 */
export const TraceStepSchema = v.pipe(
  v.object({
    kind: v.picklist(traceStepKinds),
    /** The amount itself, what counts in the scopes, or what is reported beside them. */
    part: v.picklist(['amount', 'counted', 'beside']),
    /** Of steps that speak of one gas. `unsplit` is what a publisher does not divide into gases, and what its rounding leaves. */
    gas: v.nullable(v.string()),
    before: v.nullable(TraceQuantitySchema),
    by: v.nullable(v.object({ over: v.string(), under: v.string(), unit: v.string() })),
    after: TraceQuantitySchema,
    /** The publication, document or person that the number comes from; empty where arithmetic alone decides. */
    source: v.string(),
  }),
  ref('TraceStep'),
);
export type TraceStep = v.InferOutput<typeof TraceStepSchema>;

/** One reason for which a factor was chosen, and why another was passed over. */
export const factorReasons = ['hand', 'origin', 'region', 'period', 'basis', 'method', 'gwp'] as const;
export const factorRefusals = [
  'unconfirmed',
  'activity',
  'region',
  'period',
  'gwp',
  'method',
  'basis',
  'unit',
  'less-preferred',
] as const;
export type FactorRefusal = (typeof factorRefusals)[number];

/** The factor that was taken, why, and which others fitted less. */
export const FactorChoiceSchema = v.pipe(
  v.object({
    factorId: v.string(),
    name: BilingualSchema,
    source: v.string(),
    publicationYear: v.number(),
    because: v.array(v.object({ reason: v.picklist(factorReasons), value: v.string() })),
    passedOver: v.array(v.object({ factorId: v.string(), source: v.string(), refusal: v.picklist(factorRefusals) })),
  }),
  ref('FactorChoice'),
);
export type FactorChoice = v.InferOutput<typeof FactorChoiceSchema>;

/** Ours: by so many years a factor may be older than what it is taken for before people are warned. Grids change faster than that. */
export const oldAfterYears = 2;

/** Whether a factor ended so long before the day that people are warned. */
export const isLongEnded = (validTo: string | null, day: string): boolean =>
  validTo !== null && Number(day.slice(0, 4)) - Number(validTo.slice(0, 4)) > oldAfterYears;

/** What a reader of a result must know: it stands, with this said beside it. */
export const climateCaveats = [
  'factor_of_other_year',
  /** Said instead of `factor_of_other_year` where the factor ended more than `oldAfterYears` years before. */
  'factor_long_ended',
  'factor_of_other_region',
  'gwp_set_not_stated',
  'no_residual_mix',
  'contract_exceeds_use',
  'life_cycle_factor',
  'biogenic_not_known',
  'estimate',
] as const;
export type ClimateCaveat = (typeof climateCaveats)[number];

/** Why there is a question instead of a number: nothing is guessed. */
export const climateQuestions = [
  'activity_unstated',
  'calorific_basis_unstated',
  'calorific_value_missing',
  'contract_factor_missing',
  'density_missing',
  'factor_missing',
  'factor_not_in_force',
  'factor_unconfirmed',
  'factors_tied',
  'gas_without_potential',
  'gwp_sets_mixed',
  'region_unstated',
  'region_without_factor',
  'share_invalid',
  'spend_currency_differs',
  'spend_tax_differs',
  'spend_tax_unstated',
  'spend_year_differs',
  'spend_year_unstated',
  'unit_not_convertible',
] as const;

/** One thing to state before the line can be reckoned, with what can be chosen from; empty where it is typed. */
export const ClimateQuestionSchema = v.pipe(
  v.object({ reason: v.picklist(climateQuestions), choices: v.array(v.string()) }),
  ref('ClimateQuestion'),
);
export type ClimateQuestion = v.InferOutput<typeof ClimateQuestionSchema>;

/** What one gas came to; its own mass is null where the publisher states it only as CO2 equivalent. */
export const GasAmountSchema = v.pipe(
  v.object({ gas: v.string(), kg: v.nullable(v.string()), kgCo2e: v.string(), beside: v.boolean() }),
  ref('GasAmount'),
);
export type GasAmount = v.InferOutput<typeof GasAmountSchema>;

/** A reckoned amount of emissions, and the way to it as data. */
export const ClimateResultSchema = v.pipe(
  v.object({
    /** What counts in the scope. */
    kgCo2e: v.string(),
    /** Biogenic CO2 and gases of the Montreal Protocol, which are reported beside the scopes. */
    besideKgCo2e: v.string(),
    gases: v.array(GasAmountSchema),
    steps: v.array(TraceStepSchema),
    /** One for each factor that was used; none where the amount was measured as CO2 equivalent. */
    choices: v.array(FactorChoiceSchema),
    caveats: v.array(v.picklist(climateCaveats)),
  }),
  ref('ClimateResult'),
);
export type ClimateResult = v.InferOutput<typeof ClimateResultSchema>;

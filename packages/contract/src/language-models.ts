import * as v from 'valibot';
import { pageOf } from './pages.ts';
import { IdSchema, InstantSchema, ref, VersionSchema } from './schema.ts';

export const languageModelLimits = {
  /** Tokens of one organisation in a month where nobody has set another budget. */
  tokensPerMonth: 2_000_000,
  /** The highest budget that an operator, and below that an administrator, can set. */
  tokensPerMonthMax: 1_000_000_000,
  /** Characters that are sent in one call: instructions and passages. */
  promptLengthMax: 60_000,
  /** Tokens that a model may answer with in one call. */
  answerTokensMax: 2000,
  /** Characters of an answer that are read and kept. */
  answerLengthMax: 40_000,
  /** A call is given up after this long, and when nothing comes for that long. */
  timeoutMilliseconds: 60_000,
  silenceMilliseconds: 15_000,
  /** Days that prompts and answers stay in the log. */
  logDays: 90,
} as const;

/** What a model is asked for. */
export const modelPurposes = ['chat', 'answer', 'draft'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

/**
 * What became of a call: `sent` until it ends; `answered`; `stopped` by the person; `failed`. A call whose gateway went down fails.
 */
export const modelCallStates = ['sent', 'answered', 'stopped', 'failed'] as const;

/** Why a call failed: the parts of the problem codes `language_model.*` that calls end with. */
export const modelFailures = ['unreachable', 'busy', 'refused', 'timeout', 'cut', 'unreadable'] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** A language model, and who runs it. */
export const LanguageModelSchema = v.pipe(
  v.object({
    name: v.string(),
    /** The company or department whose machines read what is sent. */
    runBy: v.string(),
    /** The host that texts are sent to. */
    host: v.string(),
  }),
  ref('LanguageModel'),
);
export type LanguageModel = v.InferOutput<typeof LanguageModelSchema>;

/** The organisation's settings of the language model, and what it has used. */
export const LanguageModelSettingsSchema = v.pipe(
  v.object({
    /** Whether the organisation has the module; files stay locked without it. */
    isEnabled: v.boolean(),
    /** The model that the operator has connected; null where there is none. */
    model: v.nullable(LanguageModelSchema),
    /** Whether an administrator has agreed that texts are sent to this model. */
    isOn: v.boolean(),
    /** Who agreed, and when; null where it is off. */
    agreedBy: v.nullable(v.string()),
    agreedAt: v.nullable(InstantSchema),
    /** Whether an administrator has agreed that figures of reports are sent, too, so that drafts are worded of them. */
    sendsFigures: v.boolean(),
    /** Whether it was on for another model, or one that somebody else ran: then it has to be agreed to anew. */
    wasOnForAnother: v.boolean(),
    /** The organisation's own budget, and the highest that the operator allows. */
    tokensPerMonth: v.number(),
    tokensPerMonthMax: v.number(),
    /** Tokens of this month, those of calls that still run included. */
    tokensUsed: v.number(),
    /** When the next month begins, in UTC. */
    renewsAt: InstantSchema,
    version: VersionSchema,
  }),
  ref('LanguageModelSettings'),
);
export type LanguageModelSettings = v.InferOutput<typeof LanguageModelSettingsSchema>;

/** PUT language-model: a change of settings that were read at `version`. */
export const LanguageModelChangeSchema = v.pipe(
  v.strictObject({
    isOn: v.boolean(),
    /** The model that the administrator saw when agreeing; another one refuses the change. */
    agreedTo: v.nullable(LanguageModelSchema),
    /** Whether figures are sent, too; left out, it stays as it is, and is off for a model that is turned on. */
    sendsFigures: v.optional(v.boolean()),
    tokensPerMonth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(languageModelLimits.tokensPerMonthMax)),
    version: VersionSchema,
  }),
  ref('LanguageModelChange'),
);
export type LanguageModelChange = v.InferOutput<typeof LanguageModelChangeSchema>;

/** GET language-model/in-use: the model that reads what this organisation asks, null where nothing is sent; and whether it words drafts of figures. */
export const LanguageModelInUseSchema = v.pipe(
  v.object({ model: v.nullable(LanguageModelSchema), readsFigures: v.boolean() }),
  ref('LanguageModelInUse'),
);
export type LanguageModelInUse = v.InferOutput<typeof LanguageModelInUseSchema>;

const call = {
  id: IdSchema,
  purpose: v.picklist(modelPurposes),
  state: v.picklist(modelCallStates),
  failure: v.nullable(v.picklist(modelFailures)),
  modelName: v.string(),
  runBy: v.string(),
  /** Who asked; null where the person has left. */
  userName: v.nullable(v.string()),
  /** Tokens that count for the month; an estimate where the model did not say. */
  tokens: v.number(),
  isEstimate: v.boolean(),
  createdAt: InstantSchema,
  /** Null while it runs. */
  endedAt: v.nullable(InstantSchema),
  /** Whether words of it are withheld, because a document they come from is deleted. */
  isWithheld: v.boolean(),
};

/** One call of the model. */
export const ModelCallSchema = v.pipe(v.object(call), ref('ModelCall'));
export type ModelCall = v.InferOutput<typeof ModelCallSchema>;

/** One call with everything that was sent and answered, word for word. */
export const ModelCallDetailSchema = v.pipe(
  v.object({ ...call, instructions: v.string(), data: v.string(), answer: v.string() }),
  ref('ModelCallDetail'),
);
export type ModelCallDetail = v.InferOutput<typeof ModelCallDetailSchema>;

/** A page of the log, newest first. */
export const ModelCallPageSchema = v.pipe(pageOf(ModelCallSchema), ref('ModelCallPage'));
export type ModelCallPage = v.InferOutput<typeof ModelCallPageSchema>;

import * as v from 'valibot';
import { IdSchema, InstantSchema, LineSchema, ref, VersionSchema } from './schema.ts';

/** The events that a webhook can get. */
export const webhookEvents = [
  'data_point.created',
  'data_point.updated',
  'data_point.deleted',
  'report.published',
  'report.unpublished',
  'import.finished',
  'export.finished',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
export const WebhookEventSchema = v.pipe(v.picklist(webhookEvents), ref('WebhookEvent'));

/** Ours: intervals between attempts, and when we stop trying an endpoint. */
export const webhookLimits = {
  /** Seconds before the second, third … attempt: about a day and a half in total. */
  retrySeconds: [60, 300, 1800, 7200, 18_000, 36_000, 72_000],
  /** An endpoint that failed for this long is paused. */
  failingSecondsMax: 3 * 24 * 60 * 60,
  /** The old secret signs beside the new one for this long. */
  oldSecretSeconds: 24 * 60 * 60,
  timeoutMilliseconds: 10_000,
  /** The number of first bytes of a response that the log keeps. */
  answerBytesMax: 500,
  /** Deliveries stay in the log for this long. */
  logSeconds: 30 * 24 * 60 * 60,
  urlLengthMax: 500,
} as const;

const fields = {
  name: LineSchema,
  url: v.pipe(v.string(), v.trim(), v.maxLength(webhookLimits.urlLengthMax), v.url(), v.regex(/^https?:\/\//)),
  events: v.pipe(v.array(WebhookEventSchema), v.minLength(1), v.maxLength(webhookEvents.length)),
};

/** An endpoint of the organisation that gets its events. */
export const WebhookSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    url: v.string(),
    events: v.array(WebhookEventSchema),
    createdAt: InstantSchema,
    /** Since when it gets nothing, because of a person or after failing for days; null while it works. */
    pausedAt: v.nullable(InstantSchema),
    /** Since when nothing arrives; null while it works. */
    failingSince: v.nullable(InstantSchema),
    version: v.number(),
  }),
  ref('Webhook'),
);
export type Webhook = v.InferOutput<typeof WebhookSchema>;

export const NewWebhookSchema = v.pipe(v.strictObject(fields), ref('NewWebhook'));
export type NewWebhook = v.InferOutput<typeof NewWebhookSchema>;

/** A change of a webhook that was read at `version`; `paused` false starts it again. */
export const WebhookChangeSchema = v.pipe(
  v.strictObject({ ...fields, paused: v.boolean(), version: VersionSchema }),
  ref('WebhookChange'),
);
export type WebhookChange = v.InferOutput<typeof WebhookChangeSchema>;

/** The only responses with the signing secret: after creating, and after a rotation. */
export const WebhookSecretSchema = v.pipe(
  v.object({ webhook: WebhookSchema, secret: v.string() }),
  ref('WebhookSecret'),
);
export type WebhookSecret = v.InferOutput<typeof WebhookSecretSchema>;

/** Why an attempt failed without a response. */
export const webhookFailures = ['refused-address', 'timeout', 'connection', 'redirect', 'answer'] as const;

/** One message to one endpoint, with its last attempt. */
export const WebhookDeliverySchema = v.pipe(
  v.object({
    id: IdSchema,
    webhookId: IdSchema,
    /** The same for every attempt and replay, so that receivers can ignore one they have seen. */
    eventId: IdSchema,
    /** `ping` for a test. */
    type: v.union([WebhookEventSchema, v.literal('ping')]),
    status: v.picklist(['waiting', 'delivered', 'failed']),
    attempts: v.number(),
    createdAt: InstantSchema,
    lastAttemptAt: v.nullable(InstantSchema),
    nextAttemptAt: v.nullable(InstantSchema),
    milliseconds: v.nullable(v.number()),
    responseStatus: v.nullable(v.number()),
    /** First bytes of the response, as text. */
    responseBody: v.nullable(v.string()),
    failure: v.nullable(v.picklist(webhookFailures)),
    /** The sent body. */
    payload: v.string(),
  }),
  ref('WebhookDelivery'),
);
export type WebhookDelivery = v.InferOutput<typeof WebhookDeliverySchema>;

export const WebhookDeliveryPageSchema = v.pipe(
  v.object({ items: v.array(WebhookDeliverySchema), nextCursor: v.nullable(v.string()) }),
  ref('WebhookDeliveryPage'),
);
export type WebhookDeliveryPage = v.InferOutput<typeof WebhookDeliveryPageSchema>;

import * as v from 'valibot';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Ours: after `keptDays` nobody needs to look a notification up; an e-mail lists `digestItemsMax` and counts the others. */
export const notificationLimits = { keptDays: 180, digestItemsMax: 12 } as const;

/** Kinds of notifications. The apps have one sentence in each language per kind. */
export const notificationKinds = [
  'report.published',
  'report.unpublished',
  'report.reopened',
  /** Disclosures of a report were assigned to the person. */
  'work.assigned',
  'work.due_soon',
  'work.overdue',
  'work.task_given',
  'work.mentioned',
  /** The person is asked to decide an approval. */
  'approval.requested',
  'approval.accepted',
  'approval.rejected',
  /** A value changed after it was approved. */
  'approval.fell_away',
  /** The person is asked to approve a materiality assessment; it was returned, or approved by everybody who is asked before. */
  'materiality.approval_requested',
  'materiality.rejected',
  'materiality.approved',
  /** The person is asked to answer questions of a report. */
  'contribution.invited',
  /** An invited person finished their part. */
  'contribution.finished',
  /** An entity submitted its answers, and the person decides about them. */
  'collection.submitted',
  /** Figures of an entity were changed after the person approved them. */
  'collection.invalidated',
  /** Somebody of an entity wrote about a question, and the person decides about its answers. */
  'collection.commented',
  /** Somebody of an entity asks the person to invite a colleague. */
  'collection.colleague_wanted',
  'export.finished',
  'export.failed',
  /** A file of data points is ready. */
  'data_export.finished',
  'data_export.failed',
  /** Somebody else undid what the person had imported. */
  'import.undone',
  /** Somebody else undid what the person had saved from a report to the data hub. */
  'hub_save.undone',
  /** All disclosures were looked up in the documents, or only some of them; or it failed. */
  'suggestions.completed',
  'suggestions.partial',
  'suggestions.failed',
  'brand.published',
  'member.joined',
  /** The consultancy stopped working for the organisation, asks to work for it again, or does so. */
  'consultancy.left',
  'consultancy.asked',
  'consultancy.returned',
  /** A former client answered the consultancy's request, or ended its access. */
  'client.accepted',
  'client.declined',
  'client.ended',
  'subscription.trial_ending',
  'subscription.bill_issued',
  'subscription.payment_failed',
  'subscription.suspended',
  'subscription.resumed',
  /** An endpoint has failed for days. */
  'webhook.paused',
] as const;
export const NotificationKindSchema = v.pipe(v.picklist(notificationKinds), ref('NotificationKind'));
export type NotificationKind = v.InferOutput<typeof NotificationKindSchema>;

/** An event that concerns the person. `facts` are the names for its sentence; `path` is where its link leads. */
export const NotificationSchema = v.pipe(
  v.object({
    id: IdSchema,
    kind: NotificationKindSchema,
    facts: v.record(v.string(), v.string()),
    path: v.string(),
    createdAt: InstantSchema,
    readAt: v.nullable(InstantSchema),
  }),
  ref('Notification'),
);
export type Notification = v.InferOutput<typeof NotificationSchema>;

/** A page of notifications, newest first. `unread` counts all of the person's; `next` is the cursor of older ones, null at the end. */
export const NotificationPageSchema = v.pipe(
  v.object({
    items: v.array(NotificationSchema),
    unread: v.number(),
    next: v.nullable(v.string()),
  }),
  ref('NotificationPage'),
);
export type NotificationPage = v.InferOutput<typeof NotificationPageSchema>;

/** Which notifications were read: the named ones, or without names all. */
export const NotificationsReadSchema = v.pipe(
  v.strictObject({ ids: v.optional(v.pipe(v.array(IdSchema), v.maxLength(100))) }),
  ref('NotificationsRead'),
);
export type NotificationsRead = v.InferOutput<typeof NotificationsReadSchema>;

/** How often unread notifications are summed up by e-mail. */
export const digestChoices = ['off', 'daily', 'weekly'] as const;
export const NotificationSettingsSchema = v.pipe(
  v.strictObject({ digest: v.picklist(digestChoices) }),
  ref('NotificationSettings'),
);
export type NotificationSettings = v.InferOutput<typeof NotificationSettingsSchema>;

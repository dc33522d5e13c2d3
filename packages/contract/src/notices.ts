import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';

/**
 * Notices of the real-time connection (spec section 3: JOIN_ROOM, LEFT_ROOM). They name what changed but never carry the data: clients read
 * the changed records again. After a reconnect everything may have changed.
 */
export const NoticeSchema = v.variant('type', [
  v.object({ type: v.literal('report.changed'), reportId: v.string() }),
  v.object({ type: v.literal('report.removed'), reportId: v.string() }),
  v.object({
    type: v.literal('answer.changed'),
    reportId: v.string(),
    disclosureCode: v.string(),
    fieldKey: v.string(),
    /** The user who changed it. */
    userId: v.string(),
  }),
  /** Assignments, due dates, approvers or approvals of the report changed. */
  v.object({ type: v.literal('report-work.changed'), reportId: v.string() }),
  /** Comments or tasks of a disclosure changed. */
  v.object({ type: v.literal('report-talk.changed'), reportId: v.string(), disclosureCode: v.string() }),
  /** Somebody opened, left, or went to another disclosure of the report. */
  v.object({ type: v.literal('presence.changed'), reportId: v.string() }),
  /** The organisation's rules of approval changed. */
  v.object({ type: v.literal('approval-rules.changed') }),
  /** Invitations to a report, their questions or their progress changed. */
  v.object({ type: v.literal('contributions.changed'), reportId: v.string() }),
  /** Many answers were filled from the data hub at once. */
  v.object({ type: v.literal('answers.filled'), reportId: v.string() }),
  v.object({ type: v.literal('export.progressed'), reportId: v.string(), exportId: v.string() }),
  /** A file of data points progressed, is ready, or was removed. */
  v.object({ type: v.literal('data-export.progressed'), exportId: v.string() }),
  v.object({ type: v.literal('organisation.changed'), organisationId: v.string() }),
  /** Somebody was invited, joined, left, or has another role. */
  v.object({ type: v.literal('people.changed') }),
  /** The subscription, its seats or its bills changed. */
  v.object({ type: v.literal('subscription.changed') }),
  /** The tenant has a new brand: pages fetch its settings and style sheet again. */
  v.object({ type: v.literal('brand.published') }),
  /** For the organisation that owns the tenant: the draft of its brand was saved, shared or discarded. */
  v.object({ type: v.literal('brand.draft_changed') }),
  /** Somebody of the organisation has a new notification, or has read one. */
  v.object({ type: v.literal('notification.arrived') }),
  /** Articles, news or their headings changed. */
  v.object({ type: v.literal('content.changed') }),
  /** The draft of an own framework changed. */
  v.object({ type: v.literal('own-framework.changed'), frameworkId: v.string() }),
  /** The offered frameworks, or the report templates, changed. */
  v.object({ type: v.literal('frameworks.changed') }),
  /** Entities, their tree or their fiscal years changed. */
  v.object({ type: v.literal('entities.changed') }),
  /** The shares that entities count for in the organisation's figures changed. */
  v.object({ type: v.literal('boundaries.changed') }),
  /** An entity user was invited, joined, left, or answers for other entities. */
  v.object({ type: v.literal('entity-users.changed') }),
  /** A collection was made, changed, answered, submitted or decided. */
  v.object({ type: v.literal('collections.changed') }),
  v.object({ type: v.literal('reporting-times.changed') }),
  /** Labels of a section of the data hub changed. */
  v.object({ type: v.literal('labels.changed') }),
  /** A threshold, a weight or a formula of the metric changed. */
  v.object({ type: v.literal('metric.changed'), metricKey: v.string() }),
  v.object({
    type: v.literal('data-point.changed'),
    dataPointId: v.string(),
    metricKey: v.string(),
    /** The user who changed it. */
    userId: v.string(),
  }),
  /** Many data points changed at once. */
  v.object({ type: v.literal('data-points.changed') }),
  /** An import progressed, waits for somebody, or ended. */
  v.object({ type: v.literal('import.progressed'), importId: v.string() }),
  v.object({ type: v.literal('documents.changed') }),
  v.object({ type: v.literal('document-chats.changed') }),
  /** Whether texts are sent to a language model, or its budget, changed. */
  v.object({ type: v.literal('language-model.changed') }),
  /** Suggestions for a report were made, accepted or rejected. */
  v.object({ type: v.literal('suggestions.changed'), reportId: v.string() }),
  /** A run that looks for suggestions waits, progressed or ended. */
  v.object({ type: v.literal('suggestion-run.progressed'), reportId: v.string(), runId: v.string() }),
  /** An assessment of what is material changed. */
  v.object({ type: v.literal('materiality.changed') }),
  /** A survey of stakeholders changed, or somebody began or submitted a response. */
  v.object({ type: v.literal('surveys.changed') }),
  /** The reading of a file of a document began, ended without a text, or is complete (spec section 3). */
  v.object({ type: v.literal('document-reading.started'), documentVersionId: v.string() }),
  v.object({ type: v.literal('document-reading.stopped'), documentVersionId: v.string() }),
  v.object({ type: v.literal('document-reading.completed'), documentVersionId: v.string() }),
  v.object({ type: v.literal('climate.changed') }),
  /** A recalculation of emissions has reckoned more lines; what it comes to counts at its end. */
  v.object({ type: v.literal('climate-recalculation.progressed') }),
  /** An import of bills and readings progressed, waits for somebody, or ended. */
  v.object({ type: v.literal('climate-import.progressed') }),
  /** A target, its path or its measures changed. */
  v.object({ type: v.literal('targets.changed') }),
  v.object({ type: v.literal('language.changed'), language: LanguageSchema }),
]);
export type Notice = v.InferOutput<typeof NoticeSchema>;

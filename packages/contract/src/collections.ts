import * as v from 'valibot';
import { SectionIdSchema } from './data-points.ts';
import {
  DaySchema,
  IdSchema,
  InstantSchema,
  LineSchema,
  PeriodSchema,
  ref,
  VersionSchema,
  WrittenSchema,
} from './schema.ts';
import { PartySchema } from './suppliers.ts';

/** Ours: how long an answer in words usually is, as people are told: words in English, characters in Chinese. */
export const usualAnswerLength = { en: { from: 50, to: 150 }, zhTw: { from: 80, to: 250 } } as const;

/** Ours: how much one collection may ask, and how many collections an organisation may have. */
export const collectionLimits = {
  nameLengthMax: 120,
  messageLengthMax: 2000,
  noteLengthMax: 2000,
  sectionsMax: 200,
  entitiesMax: 500,
  /** Collections that are open at once. */
  openMax: 100,
  /** Questions × entities up to which the board shows the figures themselves. */
  figuresShown: 5000,
  /** The latest events that are shown. */
  eventsShown: 200,
  /** The latest events of all collections on Home. */
  activityShown: 5,
  /** How long they are shown. */
  activityDays: 30,
  /** Hours until the people of an entity can be reminded again. */
  reminderHours: 24,
} as const;

/** The status of one entity's answers: they can be given while it is `open` or `returned`; `changed` was approved with other figures. */
export const requestStatuses = ['open', 'submitted', 'returned', 'approved', 'changed'] as const;
export const RequestStatusSchema = v.pipe(v.picklist(requestStatuses), ref('RequestStatus'));
export type RequestStatus = (typeof requestStatuses)[number];

const Person = v.object({ id: IdSchema, name: v.string() });
const text = (lengthMax: number) => v.pipe(WrittenSchema, v.maxLength(lengthMax));
const ids = <Item extends v.GenericSchema<string, string>>(item: Item, lengthMax: number) =>
  v.pipe(
    v.array(item),
    v.minLength(1),
    v.maxLength(lengthMax),
    v.transform((all) => [...new Set(all)]),
  );

/** How far a request is, wherever it is sent. */
export const requestProgress = {
  status: RequestStatusSchema,
  /** Questions with a data point. */
  answered: v.number(),
  /** Questions that the entity says it cannot answer, and that have no data point. */
  blocked: v.number(),
  /** All questions. */
  total: v.number(),
  /** What was said when the answers were returned or approved. */
  note: v.string(),
};

/** Sections, each once. */
export const SectionIdsSchema = ids(SectionIdSchema, collectionLimits.sectionsMax);

/** What a collection asks of one entity, and how far the entity is. */
export const CollectionRequestSchema = v.pipe(
  v.object({
    entityId: IdSchema,
    /** An archived one is asked nothing more: questions that are added leave out what it submitted. */
    isArchived: v.boolean(),
    ...requestProgress,
    submittedAt: v.nullable(InstantSchema),
    submittedBy: v.nullable(Person),
    decidedAt: v.nullable(InstantSchema),
    decidedBy: v.nullable(Person),
    /** When the entity's people were last reminded by somebody. */
    remindedAt: v.nullable(InstantSchema),
    /** A decision of an older version is refused with `resource.stale`. */
    version: v.number(),
  }),
  ref('CollectionRequest'),
);
export type CollectionRequest = v.InferOutput<typeof CollectionRequestSchema>;

/** Asks many entities for figures of one reporting time. Their answers are data points of the entities. */
export const CollectionSchema = v.pipe(
  v.object({
    id: IdSchema,
    /** Whom it asks; an `entityId` of its requests is the id of such a one. */
    of: PartySchema,
    name: v.string(),
    message: v.string(),
    /** The version of the framework whose metrics were chosen; null for a choice of one's own. */
    versionId: v.nullable(v.string()),
    reportingTimeId: IdSchema,
    period: PeriodSchema,
    dueOn: v.nullable(DaySchema),
    /** The questions, in their order. */
    sectionIds: v.array(v.string()),
    /** The person who approves; null where everybody does who manages the entity. */
    approverId: v.nullable(IdSchema),
    /** By the entities' names. An entity manager sees those of their own entities. */
    requests: v.array(CollectionRequestSchema),
    closedAt: v.nullable(InstantSchema),
    version: v.number(),
    createdAt: InstantSchema,
    createdBy: Person,
  }),
  ref('Collection'),
);
export type Collection = v.InferOutput<typeof CollectionSchema>;

/** A collection in the list, newest first. */
export const CollectionSummarySchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    period: PeriodSchema,
    dueOn: v.nullable(DaySchema),
    closedAt: v.nullable(InstantSchema),
    /** How many are asked, have submitted and wait for a decision, and are approved. */
    entities: v.number(),
    submitted: v.number(),
    approved: v.number(),
    /** Answered questions, over all entities, of all `questions`. */
    answered: v.number(),
    questions: v.number(),
  }),
  ref('CollectionSummary'),
);
export type CollectionSummary = v.InferOutput<typeof CollectionSummarySchema>;

/** Entities × questions, with one cell of `boardCells` for each. */
export const CollectionBoardSchema = v.pipe(
  v.object({
    sectionIds: v.array(v.string()),
    rows: v.array(
      v.object({
        entityId: IdSchema,
        /** One cell for each section, in their order. */
        cells: v.string(),
        /** Questions with comments of the entity's people that nobody of the group has read. */
        unread: v.number(),
      }),
    ),
  }),
  ref('CollectionBoard'),
);
export type CollectionBoard = v.InferOutput<typeof CollectionBoardSchema>;

const changed = {
  name: v.pipe(LineSchema, v.maxLength(collectionLimits.nameLengthMax)),
  message: text(collectionLimits.messageLengthMax),
  dueOn: v.nullable(DaySchema),
  approverId: v.nullable(IdSchema),
  entityIds: ids(IdSchema, collectionLimits.entitiesMax),
};

/** POST collections. The entities' people get an e-mail. */
export const NewCollectionSchema = v.pipe(
  v.strictObject({
    ...changed,
    /** Whom it asks: all of `entityIds` are entities, which is also meant where it is left out, or all are suppliers. */
    of: v.optional(PartySchema),
    versionId: v.nullable(v.pipe(v.string(), v.maxLength(120))),
    reportingTimeId: IdSchema,
    sectionIds: SectionIdsSchema,
  }),
  ref('NewCollection'),
);
export type NewCollection = v.InferOutput<typeof NewCollectionSchema>;

/** POST collections/{id}/questions: asks more in a collection that was read at `version`. */
export const AddedQuestionsSchema = v.pipe(
  v.strictObject({ sectionIds: SectionIdsSchema, version: VersionSchema }),
  ref('AddedQuestions'),
);
export type AddedQuestions = v.InferOutput<typeof AddedQuestionsSchema>;

/** PUT collections/{id}: a change of a collection that was read at `version`. Its time stays; questions are only added. */
export const CollectionChangeSchema = v.pipe(
  v.strictObject({
    ...changed,
    version: VersionSchema,
    /** Entities that have answered and are asked no more: without their names the change is refused with `collection.answered`. */
    withdrawn: v.optional(v.pipe(v.array(IdSchema), v.maxLength(collectionLimits.entitiesMax))),
  }),
  ref('CollectionChange'),
);
export type CollectionChange = v.InferOutput<typeof CollectionChangeSchema>;

/** POST collections/{id}/reminders: the entities whose people are reminded. */
export const CollectionReminderSchema = v.pipe(
  v.strictObject({ entityIds: ids(IdSchema, collectionLimits.entitiesMax) }),
  ref('CollectionReminder'),
);
export type CollectionReminder = v.InferOutput<typeof CollectionReminderSchema>;

/** POST collections/{id}/decisions: about the answers of an entity whose request was read at `version`. */
export const CollectionDecisionSchema = v.pipe(
  v.strictObject({
    entityId: IdSchema,
    /** Answers that wait for a decision are approved or returned; approved ones can be returned. */
    decision: v.picklist(['approved', 'returned']),
    note: text(collectionLimits.noteLengthMax),
    version: VersionSchema,
  }),
  ref('CollectionDecision'),
);
export type CollectionDecision = v.InferOutput<typeof CollectionDecisionSchema>;

/** POST collections/{id}/closing: closes it, or opens it again. */
export const CollectionClosingSchema = v.pipe(
  v.strictObject({ isClosed: v.boolean(), version: VersionSchema }),
  ref('CollectionClosing'),
);
export type CollectionClosing = v.InferOutput<typeof CollectionClosingSchema>;

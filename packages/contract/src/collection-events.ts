import * as v from 'valibot';
import { IdSchema, InstantSchema, ref } from './schema.ts';

const Person = v.object({ id: IdSchema, name: v.string() });

/** What happens to a collection and to its requests (docs/adr/0085). */
export const collectionActions = [
  'created',
  'changed',
  /** An entity was added later. */
  'asked',
  /** A question was added; of an entity: what it submitted is open again for that reason. */
  'extended',
  /** An entity is asked no more. */
  'withdrawn',
  /** An entity was archived, so that nobody can answer for it, or restored. */
  'archived',
  'restored',
  'closed',
  'reopened',
  'reminded',
  'submitted',
  'returned',
  'approved',
  /** A figure was changed in the data hub after it was submitted. */
  'altered',
  /** What was approved counts no more: figures were altered. */
  'invalidated',
  'blocked',
  'unblocked',
  /** Somebody of the entity handed questions over to a colleague, who is named; or took them back. */
  'delegated',
  'taken-back',
  /** Somebody of the entity asked for a colleague to be invited. */
  'colleague-wanted',
  /** Somebody came by the link of a letter: it proves the letter, not the person. */
  'link-used',
  'merged',
  /** A merge changed figures that were submitted. */
  'opened',
] as const;

const event = {
  action: v.picklist(collectionActions),
  entityId: v.nullable(IdSchema),
  sectionId: v.nullable(v.string()),
  note: v.string(),
  at: InstantSchema,
  by: Person,
};

/** One event of a collection: of the whole where no entity is named. */
export const CollectionEventSchema = v.pipe(v.object(event), ref('CollectionEvent'));
export type CollectionEvent = v.InferOutput<typeof CollectionEventSchema>;

/** Events that Home shows (spec section 3, the activity kind entity-reporting). */
export const activityActions = [
  'created',
  'asked',
  'submitted',
  'returned',
  'approved',
  'invalidated',
  'closed',
  'reopened',
] as const satisfies readonly CollectionEvent['action'][];

/** An event of any collection, with the names that a line about it needs. */
export const CollectionActivitySchema = v.pipe(
  v.object({
    action: v.picklist(activityActions),
    entityId: v.nullable(IdSchema),
    /** Null for an event of the whole, and of an entity that was removed. */
    entityName: v.nullable(v.string()),
    collectionId: IdSchema,
    collectionName: v.string(),
    at: InstantSchema,
    by: Person,
  }),
  ref('CollectionActivity'),
);
export type CollectionActivity = v.InferOutput<typeof CollectionActivitySchema>;

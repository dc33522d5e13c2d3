import * as v from 'valibot';
import { IdSchema, InstantSchema, ref } from './schema.ts';

const Person = v.object({ id: IdSchema, name: v.string() });

/** What is logged of an assessment. */
export const materialityActions = [
  'started',
  'settings_changed',
  'topics_added',
  'topic_changed',
  'iro_added',
  'iro_changed',
  'iro_removed',
  'scored',
  'revealed',
  'settled',
  'register_imported',
  'import_undone',
  'approval_requested',
  'approved',
  'rejected',
  'decided',
] as const;
export type MaterialityAction = (typeof materialityActions)[number];

/** A change of an assessment. Scores are logged without their values, because they are kept themselves. */
export const MaterialityEventSchema = v.pipe(
  v.object({
    action: v.picklist(materialityActions),
    /** The topic or entry that it is about; null for the whole assessment. */
    subjectId: v.nullable(IdSchema),
    before: v.unknown(),
    after: v.unknown(),
    by: Person,
    at: InstantSchema,
  }),
  ref('MaterialityEvent'),
);
export type MaterialityEvent = v.InferOutput<typeof MaterialityEventSchema>;

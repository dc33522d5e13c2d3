import * as v from 'valibot';
import { SectionIdSchema } from './data-points.ts';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

/** Ours: how long a comment on a question may be, and how many one request may have. */
export const requestCommentLimits = { lengthMax: 2000, commentsMax: 500 } as const;

/** What somebody of an entity or of the group said about a question that the entity is asked. */
export const RequestCommentSchema = v.pipe(
  v.object({
    id: IdSchema,
    sectionId: v.string(),
    text: v.string(),
    at: InstantSchema,
    by: v.object({ id: IdSchema, name: v.string() }),
    /** Whether the entity's people said it. */
    isFromEntity: v.boolean(),
  }),
  ref('RequestComment'),
);
export type RequestComment = v.InferOutput<typeof RequestCommentSchema>;

/** POST …/comments: about one of the questions. */
export const NewRequestCommentSchema = v.pipe(
  v.strictObject({
    sectionId: SectionIdSchema,
    text: v.pipe(WrittenSchema, v.minLength(1), v.maxLength(requestCommentLimits.lengthMax)),
  }),
  ref('NewRequestComment'),
);
export type NewRequestComment = v.InferOutput<typeof NewRequestCommentSchema>;

/** Where the board of a collection is on the site, with the request of one entity open. */
export const collectionPath = (id: string, entityId: string): string => `/ct/entity-reporting/${id}?entity=${entityId}`;

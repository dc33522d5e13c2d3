/**
 * What people talk about and attach files to:
 * - `data-point`: the data point `id`;
 * - `report`: the report `id`, which has documents;
 * - `disclosure`: a disclosure of the report `id`, or one of its fields: `part` is its code, then the field's key;
 * - `task`: the task `id`, given to somebody for a disclosure;
 * - `question`: a question that the invitation `id` asks: `part` is the disclosure's code, then the field's key;
 * - `draft`: the draft that the invitation `id` opens, as a whole, or the disclosure whose code is the `part`;
 * - `chapter`: a chapter of that draft: `part` is its code.
 */
export type CollaborationSubjectKind =
  | 'data-point'
  | 'report'
  | 'disclosure'
  | 'task'
  | 'question'
  | 'draft'
  | 'chapter';

/** One thing that people talk about or attach files to. */
export type CollaborationSubject = {
  readonly kind: CollaborationSubjectKind;
  readonly id: string;
  /** The way from what `id` names to the part that is meant, the larger first. Left out for the whole. */
  readonly part?: readonly string[];
};

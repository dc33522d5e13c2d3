/**
 * The subjects of conversations, attached files and reminders:
 * - `data-point`: the data point `id`;
 * - `report`: the report `id`, which has documents;
 * - `disclosure`: a disclosure of the report `id`, or one of its fields: `part` is its code, then the field's key;
 * - `task`: the task `id` of somebody for a disclosure;
 * - `question`: a question of the invitation `id`: `part` is the disclosure's code, then the field's key;
 * - `collection`: a collection `id` of figures: `part` is the entity that is asked, then the section of the question;
 * - `draft`: the draft of the invitation `id` as a whole, or the disclosure whose code is the `part`;
 * - `chapter`: a chapter of that draft: `part` is its code.
 */
export type CollaborationSubjectKind =
  | 'data-point'
  | 'report'
  | 'disclosure'
  | 'task'
  | 'question'
  | 'collection'
  | 'draft'
  | 'chapter';

/** One subject of a conversation or an attached file. */
export type CollaborationSubject = {
  readonly kind: CollaborationSubjectKind;
  readonly id: string;
  /** The path from `id` to the part, the larger part first. Absent for the whole. */
  readonly part?: readonly string[];
};

/**
 * What people talk about:
 * - `disclosure`: a disclosure of the report `id`, or one of its fields: `part` is its code, then the field's key;
 * - `data-point`: the data point `id`;
 * - `question`: a question that the invitation `id` asks: `part` is the disclosure's code, then the field's key;
 * - `draft`: the draft that the invitation `id` opens, as a whole, or the disclosure whose code is the `part`;
 * - `chapter`: a chapter of that draft: `part` is its code.
 */
export const threadSubjectKinds = ['disclosure', 'data-point', 'question', 'draft', 'chapter'] as const;
export type ThreadSubjectKind = (typeof threadSubjectKinds)[number];

/** One thing that people talk about. `part` leads from what `id` names to the part that is meant, the larger first. */
export type ThreadSubject = {
  readonly kind: ThreadSubjectKind;
  readonly id: string;
  readonly part?: readonly string[];
};

/** What a file may be attached to. */
export const fileSubjectKinds = ['data-point', 'contribution', 'report', 'disclosure'] as const;

/**
 * One thing that files are attached to: a data point; a question that an invited person was asked (`id` of the invitation, `part` as
 * `questionPart` writes it); a report, which has documents; or a disclosure of it that they prove (`id` of the report, `part` its code).
 */
export type FileSubject = {
  readonly kind: (typeof fileSubjectKinds)[number];
  readonly id: string;
  /** Left out for the whole. */
  readonly part?: string;
};

type Question = { readonly disclosureCode: string; readonly fieldKey: string };

/** A question as the part of a subject. Keys of fields have no slash; codes of disclosures may. */
export const questionPart = ({ disclosureCode, fieldKey }: Question): string => `${disclosureCode}/${fieldKey}`;

/** The question that such a part names. */
export const questionOfPart = (part: string): Question => {
  const slash = part.lastIndexOf('/');
  return { disclosureCode: part.slice(0, slash), fieldKey: part.slice(slash + 1) };
};

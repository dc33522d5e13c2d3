import type { ModelField } from '@esg/contract';

export type NumberField = ModelField & { content: Extract<ModelField['content'], { kind: 'numbers' }> };
const isNumbers = (field: ModelField): field is NumberField => field.content.kind === 'numbers';

/** One field by itself, or neighbouring number fields that share a table. */
export type FieldGroup = { kind: 'field'; field: ModelField } | { kind: 'figures'; fields: NumberField[] };

/** The fields in order; neighbouring number fields share one table, as in the files. */
export const groupFields = (fields: readonly ModelField[]): FieldGroup[] => {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (!isNumbers(field)) groups.push({ kind: 'field', field });
    else if (last?.kind === 'figures') last.fields.push(field);
    else groups.push({ kind: 'figures', fields: [field] });
  }
  return groups;
};

import type { ImportDetail, ImportField, ImportMapping, ImportSheet } from '@esg/contract';
import { ImportMappingSchema } from '@esg/contract';
import { useState } from 'react';

const keyOf = (id: string) => `import-columns:${id}`;

/** What was chosen before the page was loaded again. */
const kept = (id: string): ImportMapping | undefined => {
  const text = sessionStorage.getItem(keyOf(id));
  const read = text === null ? undefined : ImportMappingSchema['~standard'].validate(JSON.parse(text));
  return read && 'value' in read ? read.value : undefined;
};

/** The sheet that most likely holds the data: a template of ours, else the one of which most is understood. */
const likeliest = (sheets: readonly ImportSheet[]): ImportSheet | undefined =>
  sheets.find(({ template }) => template) ??
  [...sheets]
    .filter(({ hidden }) => !hidden)
    .sort((one, other) => other.suggestion.columns.length - one.suggestion.columns.length)[0];

/** What the columns of the sheet stand for, while it is chosen. Survives a reload in this window. */
export const useMapping = ({ id, sheets, mapping: before }: ImportDetail) => {
  const [mapping, setMapping] = useState(() => kept(id) ?? before ?? likeliest(sheets)?.suggestion);
  const change = (next: ImportMapping) => {
    setMapping(next);
    sessionStorage.setItem(keyOf(id), JSON.stringify(next));
  };
  return {
    mapping,
    change,
    /** Each field stands for one column: who had it before gives it up. */
    assign: (index: number, field: ImportField | '') => {
      if (!mapping) return;
      const others = mapping.columns.filter((column) => column.index !== index && column.field !== field);
      change({ ...mapping, columns: field === '' ? others : [...others, { index, field }] });
    },
    /** Another sheet begins with what is understood of it. */
    chooseSheet: (sheet: number) => {
      const suggestion = sheets[sheet]?.suggestion;
      if (suggestion) change(suggestion);
    },
    forget: () => sessionStorage.removeItem(keyOf(id)),
  };
};
export type Mapping = ReturnType<typeof useMapping>;

import type { ImportDetail, ImportField, ImportMapping, ImportSheet, Period } from '@esg/contract';
import { ImportMappingSchema } from '@esg/contract';
import { useState } from 'react';

const keyOf = (id: string) => `import-columns:${id}`;

/** What was chosen before the page was loaded again. */
const kept = (id: string): ImportMapping | undefined => {
  const text = sessionStorage.getItem(keyOf(id));
  const read = text === null ? undefined : ImportMappingSchema['~standard'].validate(JSON.parse(text));
  return read && 'value' in read ? read.value : undefined;
};

const understoodOf = ({ suggestion }: ImportSheet) => suggestion.columns.length + 2 * (suggestion.times?.length ?? 0);

/** The sheet that most likely holds the data: a template of ours, else the one of which most is understood. */
const likeliest = (sheets: readonly ImportSheet[]): ImportSheet | undefined =>
  sheets.find(({ template }) => template) ??
  [...sheets].filter(({ hidden }) => !hidden).sort((one, other) => understoodOf(other) - understoodOf(one))[0];

/** Fields of sheets with one figure in a line. */
const lineFields: readonly ImportField[] = ['value', 'period', 'start', 'end'];

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
      const times = mapping.times?.filter((time) => time.index !== index) ?? [];
      change({ ...mapping, times, columns: field === '' ? others : [...others, { index, field }] });
    },
    /** The column holds the values of this reporting time, beside those of others. */
    assignTime: (index: number, period: Period) => {
      if (!mapping) return;
      const before = mapping.times?.find((time) => time.index === index);
      const others = mapping.times?.filter((time) => time.index !== index) ?? [];
      change({
        ...mapping,
        columns: mapping.columns.filter((column) => column.index !== index && !lineFields.includes(column.field)),
        times: [...others, { index, period, part: before?.part ?? '' }],
      });
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

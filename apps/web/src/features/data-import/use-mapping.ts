import type { ImportDetail, ImportField, ImportMapping, ImportSheet, Period } from '@esg/contract';
import { ImportMappingSchema } from '@esg/contract';
import { useState } from 'react';

const keyOf = (id: string) => `import-columns:${id}`;

/** The choices from before a reload. */
const kept = (id: string): ImportMapping | undefined => {
  const text = sessionStorage.getItem(keyOf(id));
  const read = text === null ? undefined : ImportMappingSchema['~standard'].validate(JSON.parse(text));
  return read && 'value' in read ? read.value : undefined;
};

const understoodOf = ({ suggestion }: ImportSheet) => suggestion.columns.length + 2 * (suggestion.times?.length ?? 0);

/** The sheet that most likely has the data: one of our templates, else the one with the most recognised columns. */
const likeliest = (sheets: readonly ImportSheet[]): ImportSheet | undefined =>
  sheets.find(({ template }) => template) ??
  [...sheets].filter(({ hidden }) => !hidden).sort((one, other) => understoodOf(other) - understoodOf(one))[0];

/** Fields of sheets with one figure per line. */
const lineFields: readonly ImportField[] = ['value', 'period', 'start', 'end'];

/** The meaning of the sheet's columns while people choose it. It survives a reload in this window. */
export const useMapping = ({ id, sheets, mapping: before }: ImportDetail) => {
  const [mapping, setMapping] = useState(() => kept(id) ?? before ?? likeliest(sheets)?.suggestion);
  const change = (next: ImportMapping) => {
    setMapping(next);
    sessionStorage.setItem(keyOf(id), JSON.stringify(next));
  };
  return {
    mapping,
    change,
    /** Each field has one column: its previous column loses it. */
    assign: (index: number, field: ImportField | '') => {
      if (!mapping) return;
      const others = mapping.columns.filter((column) => column.index !== index && column.field !== field);
      const times = mapping.times?.filter((time) => time.index !== index) ?? [];
      change({ ...mapping, times, columns: field === '' ? others : [...others, { index, field }] });
    },
    /** Says that the column has the values of this reporting time, beside columns of others. */
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
    /** Another sheet begins with its recognised columns. */
    chooseSheet: (sheet: number) => {
      const suggestion = sheets[sheet]?.suggestion;
      if (suggestion) change(suggestion);
    },
    forget: () => sessionStorage.removeItem(keyOf(id)),
  };
};
export type Mapping = ReturnType<typeof useMapping>;

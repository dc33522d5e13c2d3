import {
  type ClimateImportDetail,
  type ClimateImportField,
  type ClimateImportMapping,
  ClimateImportMappingSchema,
  climateImportFields,
} from '@esg/contract';
import { useState } from 'react';

const keyOf = (id: string) => `climate-import-columns:${id}`;

/** The choices from before a reload. */
const kept = (id: string): ClimateImportMapping | undefined => {
  const text = sessionStorage.getItem(keyOf(id));
  const read = text === null ? undefined : ClimateImportMappingSchema['~standard'].validate(JSON.parse(text));
  return read && 'value' in read ? read.value : undefined;
};

type Sheet = ClimateImportDetail['sheets'][number];

/** The sheet that most likely has the bills: the one with the most recognised columns. */
const likeliest = (sheets: readonly Sheet[]): Sheet | undefined =>
  sheets
    .filter(({ hidden }) => !hidden)
    .toSorted((one, other) => other.suggestion.columns.length - one.suggestion.columns.length)[0];

/** The field that each choice for all rows stands in for. */
export const fieldOfUsual = {
  entityId: 'entity',
  activityTypeId: 'activityType',
  unit: 'unit',
  basis: 'basis',
  region: 'region',
} as const satisfies Record<keyof ClimateImportMapping['usual'], ClimateImportField>;

/** What a sheet cannot be read without, and has neither in a column nor for all rows. */
export const lackingIn = ({ columns, usual }: ClimateImportMapping): ClimateImportField[] => {
  const has = (field: ClimateImportField) => columns.some((column) => column.field === field);
  return [
    ...(has('month') ? [] : (['month'] as const)),
    ...(has('amount') ? [] : (['amount'] as const)),
    ...(has('unit') || usual.unit !== null ? [] : (['unit'] as const)),
    ...(has('activityType') || usual.activityTypeId !== null ? [] : (['activityType'] as const)),
  ];
};

type Usual = ClimateImportMapping['usual'];

/** What would hold for all rows because it held for the last import: this sheet has no column for it, and nobody has chosen it here. */
export const carriedIn = (
  { columns, usual }: ClimateImportMapping,
  { suggestion: { usual: suggested }, headingUnit }: Pick<Sheet, 'suggestion' | 'headingUnit'>,
): (keyof Usual)[] =>
  (['entityId', 'activityTypeId', 'unit', 'basis', 'region'] as const).filter(
    (key) =>
      usual[key] !== null &&
      usual[key] === suggested[key] &&
      !(key === 'unit' && usual.unit === headingUnit) &&
      !columns.some(({ field }) => field === fieldOfUsual[key]),
  );

/** The meaning of the sheet's columns while people choose it. It survives a reload in this window. */
export const useMapping = ({ id, sheets, mapping: before }: ClimateImportDetail) => {
  const [mapping, setMapping] = useState(() => kept(id) ?? before ?? likeliest(sheets)?.suggestion);
  const change = (next: ClimateImportMapping) => {
    setMapping(next);
    sessionStorage.setItem(keyOf(id), JSON.stringify(next));
  };
  return {
    mapping,
    change,
    /** Each field has one column: its former column loses it. */
    assign: (index: number, value: string) => {
      if (!mapping) return;
      const field = climateImportFields.find((known) => known === value);
      const others = mapping.columns.filter((column) => column.index !== index && column.field !== field);
      change({ ...mapping, columns: field ? [...others, { index, field }] : others });
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

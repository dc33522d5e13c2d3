import {
  type ClimateImportDetail,
  type ClimateImportField,
  type ClimateImportMapping,
  ClimateImportMappingSchema,
  climateImportFields,
  sameJson,
} from '@esg/contract';
import { useState } from 'react';

const keyOf = (id: string) => `climate-import-columns:${id}`;

/** How rows are read, without what was answered of them. */
const readBy = ({ answers: _, ...read }: ClimateImportMapping) => read;

type Chosen = { readonly from: ReturnType<typeof readBy> | null; readonly mapping: ClimateImportMapping };

/** The choices from before a reload. */
const keptOf = (id: string): Chosen | undefined => {
  const text = sessionStorage.getItem(keyOf(id));
  const { from = null, mapping } = text === null ? {} : (JSON.parse(text) as Partial<Chosen>);
  const read = mapping && ClimateImportMappingSchema['~standard'].validate(mapping);
  return read && 'value' in read ? { from, mapping: read.value } : undefined;
};

/**
 * What somebody chose here, unless the rows were read otherwise since, by somebody else too. What was answered of them is always what is stored
 * now.
 */
export const continued = (
  chosen: Chosen | undefined,
  before: ClimateImportMapping | null,
): ClimateImportMapping | undefined => {
  if (!chosen || !sameJson(chosen.from, before && readBy(before))) return before ?? undefined;
  return { ...readBy(chosen.mapping), ...(before?.answers && { answers: before.answers }) };
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
type Headed = Pick<Sheet, 'suggestion' | 'headingUnits'>;

/** The unit that the heading of the amounts names; undefined where it names none, or where another row has the headings. */
const headingUnitOf = ({ headerRow, columns }: ClimateImportMapping, { suggestion, headingUnits = [] }: Headed) => {
  const at = columns.find(({ field }) => field === 'amount')?.index;
  return headerRow === suggestion.headerRow ? headingUnits.find(({ index }) => index === at)?.unit : undefined;
};

/**
 * The mapping where this column means something else. Each field has one column: its former column loses it. The amount brings the unit in its
 * heading, and takes it along.
 */
export const assigned = (
  mapping: ClimateImportMapping,
  sheet: Headed,
  index: number,
  value: string,
): ClimateImportMapping => {
  const field = climateImportFields.find((known) => known === value);
  const others = mapping.columns.filter((column) => column.index !== index && column.field !== field);
  const next = { ...mapping, columns: field ? [...others, { index, field }] : others };
  const before = headingUnitOf(mapping, sheet);
  const now = headingUnitOf(next, sheet);
  if (before === now || next.columns.some((column) => column.field === 'unit')) return next;
  const unit = now ?? (mapping.usual.unit === before ? null : mapping.usual.unit);
  return { ...next, usual: { ...mapping.usual, unit } };
};

/** What would hold for all rows because it held for the last import: this sheet has no column for it, and nobody has chosen it here. */
export const carriedIn = (mapping: ClimateImportMapping, sheet: Headed): (keyof Usual)[] => {
  const { columns, usual } = mapping;
  return (['entityId', 'activityTypeId', 'unit', 'basis', 'region'] as const).filter(
    (key) =>
      usual[key] !== null &&
      usual[key] === sheet.suggestion.usual[key] &&
      !(key === 'unit' && usual.unit === headingUnitOf(mapping, sheet)) &&
      !columns.some(({ field }) => field === fieldOfUsual[key]),
  );
};

/** The meaning of the sheet's columns while people choose it. It survives a reload in this window. */
export const useMapping = ({ id, sheets, mapping: before }: ClimateImportDetail) => {
  const [chosen, setChosen] = useState(() => keptOf(id));
  const mapping = continued(chosen, before) ?? likeliest(sheets)?.suggestion;
  const change = (next: ClimateImportMapping) => {
    const made = { from: before && readBy(before), mapping: next };
    setChosen(made);
    sessionStorage.setItem(keyOf(id), JSON.stringify(made));
  };
  return {
    mapping,
    change,
    assign: (index: number, value: string) => {
      const sheet = mapping && sheets[mapping.sheet];
      if (sheet) change(assigned(mapping, sheet, index, value));
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

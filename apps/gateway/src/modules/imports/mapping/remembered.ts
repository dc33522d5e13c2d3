import { type ImportMapping, type ImportSheet, importLimits } from '@esg/contract';
import { nameKey } from '../rows/lookup.ts';
import { headingKey } from './headings.ts';
import { timesAt } from './side-by-side.ts';
import { headingTime, type Years } from './times.ts';

/** A past import, with the confirmed meaning of its columns. */
export type PastImport = { fileName: string; at: string; sheets: readonly ImportSheet[]; mapping: ImportMapping };

type Preview = ImportSheet['preview'];
type Token = { text: string; indexes: number[] };

/** Headings as a form: sheets with other years, or more of them side by side, have the same form. */
const formOf = (row: readonly string[], years: Years): Token[] => {
  const tokens: Token[] = [];
  for (const [index, heading] of row.entries()) {
    const text = headingTime(heading, years) ? '@' : headingKey(heading);
    const last = tokens.at(-1);
    if (text === '@' && last?.text === '@') last.indexes.push(index);
    else tokens.push({ text, indexes: [index] });
  }
  while (tokens.at(-1)?.text === '') tokens.pop();
  return tokens;
};

const nameOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('|');
/** A form of fewer headings would match too many sheets. */
const headingsMin = 2;

const headOf = ({ sheets, mapping }: PastImport) => sheets[mapping.sheet]?.preview[mapping.headerRow - 1] ?? [];

/** All answers about names and units, the latest first; a question that is asked again hides all earlier answers to it. */
const settledIn = (past: readonly PastImport[]): Pick<ImportMapping, 'names' | 'units'> => {
  const names = new Map<string, NonNullable<ImportMapping['names']>[number]>();
  const units = new Map<string, NonNullable<ImportMapping['units']>[number]>();
  const hidden = new Set<string>();
  for (const { mapping } of past) {
    for (const name of mapping.names ?? []) {
      const key = nameKey(name.text);
      if (!hidden.has(key) && !names.has(key)) names.set(key, name);
    }
    for (const unit of mapping.units ?? []) {
      const key = nameKey(unit.text);
      if (!hidden.has(key) && !units.has(`${key}/${unit.unit}`)) units.set(`${key}/${unit.unit}`, unit);
    }
    for (const text of mapping.askedAgain ?? []) hidden.add(nameKey(text));
  }
  return {
    ...(names.size > 0 ? { names: [...names.values()].slice(0, importLimits.namesMax) } : {}),
    ...(units.size > 0 ? { units: [...units.values()].slice(0, importLimits.namesMax) } : {}),
  };
};

const columnsFor = (
  mapping: ImportMapping,
  before: readonly Token[],
  now: readonly Token[],
): ImportMapping['columns'] =>
  mapping.columns.flatMap(({ index, field }) => {
    const place = before.findIndex(({ indexes }) => indexes.includes(index));
    const own = now[place]?.indexes[0];
    return own === undefined ? [] : [{ index: own, field }];
  });

const sameForm = (preview: Preview, past: readonly PastImport[], years: Years) => {
  for (const each of past) {
    const before = formOf(headOf(each), years);
    if (before.filter(({ text }) => text !== '').length < headingsMin) continue;
    const at = preview.findIndex((row) => nameOf(formOf(row, years)) === nameOf(before));
    if (at >= 0) return { each, before, at };
  }
  return undefined;
};

/**
 * The same sheet with the organisation's earlier answers: the whole mapping for a sheet with these headings, only the meanings of names and
 * units for any other.
 */
export const withRemembered = (sheet: ImportSheet, past: readonly PastImport[], years: Years): ImportSheet => {
  const settled = settledIn(past);
  const found = sheet.template ? undefined : sameForm(sheet.preview, past, years);
  if (!found) return { ...sheet, suggestion: { ...sheet.suggestion, ...settled } };
  const { each, before, at } = found;
  const { numbers, days, language } = each.mapping;
  const now = formOf(sheet.preview[at] ?? [], years);
  const times = (each.mapping.times ?? []).length > 0 ? timesAt(sheet.preview, at, years) : [];
  const columns = columnsFor(each.mapping, before, now).filter(
    ({ index }) => !times.some((time) => time.index === index),
  );
  const suggestion = { sheet: sheet.suggestion.sheet, headerRow: at + 1, columns, numbers, days, language, ...settled };
  return {
    ...sheet,
    suggestion: times.length > 0 ? { ...suggestion, times } : suggestion,
    remembered: { fileName: each.fileName, at: each.at },
  };
};

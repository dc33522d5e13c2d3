import { readFileSync } from 'node:fs';
import type {
  CountryRow,
  FrameworkRow,
  IndustryRow,
  MetricRow,
  OptionsFile,
  StockExchangeRow,
  UnitRow,
} from './rows.ts';

const read = <Rows>(name: string): Rows =>
  JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as Rows;

/** Reads once, on first use. */
const once = <Value>(make: () => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Versions on offer, in the order people see them. */
export const versionIds = ['gri-2025', 'hkex-c2-2025'] as const;
export type VersionId = (typeof versionIds)[number];

export const frameworkRows: Record<VersionId, () => FrameworkRow> = {
  'gri-2025': once(() => read<FrameworkRow>('gri-2025')),
  'hkex-c2-2025': once(() => read<FrameworkRow>('hkex-c2-2025')),
};
export const metricRows = once(() => new Map(read<MetricRow[]>('metrics').map((row) => [row.key, row])));
export const unitRows = once(() => read<UnitRow[]>('units'));
export const optionRows = once(() => read<OptionsFile>('options'));
export const industryRows = once(() => read<IndustryRow[]>('industries'));
export const stockExchangeRows = once(() => read<StockExchangeRow[]>('stock-exchanges'));
export const countryRows = once(() => read<CountryRow[]>('countries'));

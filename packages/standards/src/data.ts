import { readFileSync } from 'node:fs';
import type {
  ClimateLibrary,
  EmissionFactor,
  MaterialityLibrary,
  TopicFramework,
  WarmingPotential,
} from '@esg/contract';
import type {
  BranchRow,
  CountryRow,
  CrosswalkRow,
  FrameworkRow,
  IndustryRow,
  MetricRow,
  OptionsFile,
  PlaceRow,
  StockExchangeRow,
  SuccessionRow,
  SuggestionRow,
  SummaryRow,
  UnitRow,
} from './rows.ts';

const read = <Rows>(name: string): Rows =>
  JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as Rows;

/** Reads a file once, on first use. */
const once = <Value>(make: () => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

export const summaryRows = once(() => new Map(read<SummaryRow[]>('summaries').map((row) => [row.versionId, row])));
/** SHA-256 of each built version, by its id. */
export const hashRows = once(() => new Map(Object.entries(read<Record<string, string>>('hashes'))));
export const metricRows = once(() => new Map(read<MetricRow[]>('metrics').map((row) => [row.key, row])));
export const branchRows = once(() => read<BranchRow[]>('branches'));
export const crosswalkRows = once(() => new Map(Object.entries(read<Record<string, CrosswalkRow[]>>('crosswalk'))));
export const successionRows = once(() => read<SuccessionRow[]>('successions'));
export const placeRows = once(() => read<PlaceRow[]>('places'));
export const suggestionRows = once(() => read<SuggestionRow[]>('suggestions'));
export const unitRows = once(() => read<UnitRow[]>('units'));
export const optionRows = once(() => read<OptionsFile>('options'));
export const industryRows = once(() => read<IndustryRow[]>('industries'));
export const stockExchangeRows = once(() => read<StockExchangeRow[]>('stock-exchanges'));
export const countryRows = once(() => read<CountryRow[]>('countries'));
export const emissionFactorRows = once(() => read<EmissionFactor[]>('emission-factors'));
export const warmingPotentialRows = once(() => read<WarmingPotential[]>('warming-potentials'));
export const climateRows = once(() => read<Omit<ClimateLibrary, 'gases'>>('climate'));
export const materialityRows = once(() => read<MaterialityLibrary>('materiality'));
export const topicFrameworkRows = once(() => read<TopicFramework[]>('topic-frameworks'));

/** The content of a version, read from its file each time: only the result built from it is kept. */
export const frameworkRow = (versionId: string): FrameworkRow | undefined =>
  summaryRows().has(versionId) ? read<FrameworkRow>(`frameworks/${versionId}`) : undefined;

import type {
  Bilingual,
  ChoiceOption,
  Country,
  Disclosure,
  Field,
  FrameworkSummary,
  Industry,
  OmissionReason,
  StockExchange,
  Unit,
} from '@esg/contract';

/** Shapes of `data/*.json`, made by `scripts/import-facts.ts`. */
export type MetricUse = { key: string; coverage: Field['coverage'] };

/** One disclosure as the framework names it, before its form is made. */
export type DisclosureRow = Pick<
  Disclosure,
  'code' | 'title' | 'nature' | 'mandatory' | 'supersededBy' | 'verified'
> & {
  parent: string;
  metrics: MetricUse[];
  requirements: { code: string; title: Bilingual; mandatory: Disclosure['mandatory']; metrics: MetricUse[] }[];
};

/** One framework; `groups` holds its parts and topics in the framework's own order, parents first. */
export type FrameworkRow = Omit<FrameworkSummary, 'disclosureCount'> & {
  groups: { code: string; parent: string | null; title: Bilingual }[];
  disclosures: DisclosureRow[];
  omissionReasons: OmissionReason[];
};

/** One metric of the shared library. `unitKind` is set for numbers only. */
export type MetricRow = {
  key: string;
  name: Bilingual;
  /** Guidance in our own words, where both languages are written. */
  hint: Bilingual | null;
  type: Field['type'];
  unitKind: string | null;
  decimals: number;
};

export type UnitRow = Unit & { kind: string };
export type OptionRow = ChoiceOption;
export type CountryRow = Country;
export type IndustryRow = Industry & { sector: string; sectorName: Bilingual };
export type StockExchangeRow = StockExchange;
export type OptionsFile = { materialTopics: OptionRow[]; sectors: OptionRow[] };

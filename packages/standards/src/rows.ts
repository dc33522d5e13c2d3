import type {
  Bilingual,
  ChoiceOption,
  Country,
  Disclosure,
  DutyByClass,
  Field,
  FrameworkSummary,
  Industry,
  Metric,
  OmissionReason,
  StockExchange,
  Unit,
} from '@esg/contract';

/** Shapes of `data/*.json`, made by `scripts/generate-data.ts`. */
export type MetricUse = { key: string; coverage: Field['coverage'] };

/** One requirement below a disclosure, at any depth, in the framework's own order. */
export type RequirementRow = Pick<Disclosure, 'code' | 'title' | 'nature' | 'mandatory' | 'verified'> & {
  /** Code of the disclosure or requirement that it belongs to. */
  parent: string;
  unitKind: string | null;
  metrics: MetricUse[];
  /** The duty by class of this requirement, where the rest of its disclosure binds everybody. */
  dutyByClass?: DutyByClass[];
};

/** One disclosure as the framework names it, before its form is made. */
export type DisclosureRow = Omit<RequirementRow, 'dutyByClass'> &
  Pick<Disclosure, 'supersededBy' | 'dutyByClass'> & { requirements: RequirementRow[] };

/** One part or topic. */
export type GroupRow = { code: string; parent: string | null; level: 'part' | 'topic'; title: Bilingual };

/** The content of one framework version; `groups` holds its parts and topics in the framework's own order, parents first. */
export type FrameworkRow = {
  versionId: string;
  groups: GroupRow[];
  disclosures: DisclosureRow[];
  omissionReasons: OmissionReason[];
};

/** One version, without its content. `frameworkId` stays the same through all versions. */
export type SummaryRow = FrameworkSummary & { frameworkId: string };

/** One metric of the shared library. */
export type MetricRow = Omit<Metric, 'options' | 'subMetrics' | 'frameworkCount'> & {
  breakdowns: { id: string; label: Bilingual }[];
};

/** Names of the branches of the metric tree, by id, in the order of the library. */
export type BranchRow = { id: string; parent: string | null; name: Bilingual };

/** The uses of a metric: framework version, disclosure or requirement, and coverage. `of` is the disclosure of a requirement. */
export type CrosswalkRow = { versionId: string; code: string; of: string | null; coverage: Field['coverage'] };

/** One suggestion of the framework helper. */
export type SuggestionRow = {
  audience: string;
  dataKind: string;
  rank: number;
  versionId: string;
  reason: Bilingual;
};

/** One code with its successor; either may have left the library. */
export type SuccessionRow = {
  versionId: string;
  code: string;
  successor: { versionId: string; code: string };
  from: string;
  basis: 'period' | 'publication';
};

/**
 * What the disclosures with these codes ask of these metrics: all of it, in the same words as one another (`alike`); all of it, each for
 * itself (`whole`); a line of a breakdown (`part`); or something that its figure or text does not answer alone (`other`).
 */
export type PlaceRow = {
  versionId: string;
  codes: string[];
  keys: string[];
  asks: 'alike' | 'whole' | 'part' | 'other';
  breakdown?: string;
  /** Names of the line, the first one for a line that is new; absent where the breakdown is itself the part. */
  lines?: string[];
};

export type UnitRow = Unit & { kind: string };
export type OptionRow = ChoiceOption;
export type CountryRow = Country;
export type IndustryRow = Industry & { sector: string; sectorName: Bilingual; isicSection: string | null };
export type StockExchangeRow = StockExchange;
export type OptionsFile = { materialTopics: OptionRow[]; sectors: OptionRow[] };

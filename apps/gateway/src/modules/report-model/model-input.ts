import type {
  DesignSettings,
  Framework,
  Language,
  LocalizedText,
  MissingDecision,
  ModelKpiSheet,
  NumberFormat,
  Report,
  ReportModel,
  WrittenText,
} from '@esg/contract';
import type { AnswersByField, DisclosureState } from '../reports/index.ts';
import type { RowPlace } from './breakdowns.ts';
import type { Calculated } from './calculation.ts';
import type { EarlierYear } from './earlier-years.repository.ts';
import type { ModelLibrary } from './field-content.ts';

/** What the model reads of a figure that was published otherwise before. */
export type RestatedInput = RowPlace & {
  readonly disclosureCode: string;
  readonly fieldKey: string;
  readonly old: { readonly number: string; readonly unit: string } | null;
  readonly new: { readonly number: string; readonly unit: string } | null;
  /** Digits after the point that both are printed with; absent where all digits are. */
  readonly digits?: number | undefined;
  readonly note: string;
  readonly notes?: LocalizedText | null;
};

/** Why figures differ, where the report prints it: by disclosure code, then field key. */
export type WrittenReasons = ReadonlyMap<string, ReadonlyMap<string, WrittenText>>;

/** All that a report model is made of. */
export type ReportModelInput = {
  readonly report: Pick<
    Report,
    | ('id' | 'names' | 'descriptions' | 'reportingBoundaries' | 'languages' | 'period' | 'publishedAt')
    | ('issuerClass' | 'materialTopics')
  >;
  readonly framework: Framework;
  /** Selected disclosures by code. */
  readonly disclosures: ReadonlyMap<string, DisclosureState>;
  /** Answers by disclosure code, then field key. */
  readonly answers: ReadonlyMap<string, AnswersByField>;
  readonly organisation: {
    readonly name: string;
    readonly chineseName: string | null;
    readonly stockCode: string | null;
    readonly numberFormat: NumberFormat;
    readonly logoFileId: string | null;
  };
  readonly brand: Omit<ReportModel['brand'], 'organisationLogoFileId'>;
  readonly countryNames: ModelLibrary['countryNames'];
  readonly design: { readonly settings: DesignSettings; readonly pictureFileId: string | null };
  /** Prints the numbers that texts name. */
  readonly printed: ModelLibrary['printed'];
  /** What the report's own year is called; null while it has none. */
  readonly thisYear: string | null;
  /** Years published before, the oldest first. */
  readonly earlier: readonly EarlierYear[];
  readonly restated: readonly RestatedInput[];
  /** Metrics that figures were calculated from. */
  readonly calculated?: Calculated;
  readonly explained: WrittenReasons;
  /** Codes of disclosures that are answered, but not with everything they ask for. */
  readonly inPart?: ReadonlySet<string>;
  /** Who answers for each disclosure, what proves it and how far it is. */
  readonly kpiWork?: ModelKpiSheet['disclosures'];
  /** The decision to publish without provisions that the framework asks for. */
  readonly missingDecision?: MissingDecision | null;
  readonly language: Language;
};

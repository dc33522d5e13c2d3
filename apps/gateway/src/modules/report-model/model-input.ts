import type {
  DesignSettings,
  Framework,
  Language,
  MissingDecision,
  ModelKpiSheet,
  NumberFormat,
  Report,
  ReportModel,
  WrittenText,
} from '@esg/contract';
import type { AnswersByField } from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';
import type { Calculated } from './calculation.ts';
import type { DecidedMatrix } from './decided-matrix.ts';
import type { EarlierYear } from './earlier-years.repository.ts';
import type { ModelLibrary } from './field-content.ts';
import type { Printing } from './parts-note.ts';
import type { RestatedInput } from './restated-input.ts';

/** Why figures differ, where the report prints it: by disclosure code, then field key. */
export type WrittenReasons = ReadonlyMap<string, ReadonlyMap<string, WrittenText>>;

/** The input of a report model. */
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
  /** The name of the report's own year; null while it has none. */
  readonly thisYear: string | null;
  /** Published earlier years, the oldest first. */
  readonly earlier: readonly EarlierYear[];
  readonly restated: readonly RestatedInput[];
  /** Metrics that figures were calculated from. */
  readonly calculated?: Calculated;
  readonly explained: WrittenReasons;
  /** Codes of disclosures that are answered in part. */
  readonly inPart?: ReadonlySet<string>;
  /** The assignees, the evidence and the status of each disclosure. */
  readonly kpiWork?: ModelKpiSheet['disclosures'];
  /** The decision to publish without provisions that the framework requires. */
  readonly missingDecision?: MissingDecision | null;
  /** What was decided to be material, where the report prints its matrix. */
  readonly decidedMatrix?: DecidedMatrix | undefined;
  readonly language: Language;
  /** Is told of every total that the document notes to differ from its parts. */
  readonly onNoted?: Printing['onNoted'];
};

import type {
  AnswerValue,
  Entity,
  ImportIssue,
  ImportPointState,
  ImportRemark,
  Label,
  ReportingTime,
} from '@esg/contract';
import type { ItemPlace } from '../imports.tables.ts';

/** The organisation's entities, times and metrics that rows may name. */
export type Catalogue = {
  organisation: string;
  entities: Pick<Entity, 'id' | 'name'>[];
  times: Pick<ReportingTime, 'id' | 'name' | 'period'>[];
  labels: (Pick<Label, 'id' | 'name'> & { sectionId: string })[];
};

/** The file's content for one data point, before it is compared with the stored one. */
export type ReadItem = {
  position: number;
  rows: number[];
  place: ItemPlace;
  texts: Record<string, string>;
  /** Null where there are issues. */
  value: AnswerValue | null;
  /** For each value row its row when the file was made; null, and left out, where the file does not have it. */
  parts?: (number | null)[];
  /** Only the content of the file: everything else stays unchanged. */
  given: Partial<Omit<ImportPointState, 'value'>> & {
    /** A remark, such as an exclusion from the figure: it describes the method, and is no reason for its change. */
    note?: string;
  };
  /** The version of the data point when the file was made; null where the file does not have it. */
  version: number | null;
  issues: ImportIssue[];
  remarks: ImportRemark[];
  /** A row of the sheet without a figure. */
  left?: boolean;
};

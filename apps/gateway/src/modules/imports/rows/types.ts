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

/** What the organisation has, as far as rows may name it. */
export type Catalogue = {
  organisation: string;
  entities: Pick<Entity, 'id' | 'name'>[];
  times: Pick<ReportingTime, 'id' | 'name' | 'period'>[];
  labels: (Pick<Label, 'id' | 'name'> & { sectionId: string })[];
};

/** What a file says of one data point, before it is held against what stands. */
export type ReadItem = {
  position: number;
  rows: number[];
  place: ItemPlace;
  texts: Record<string, string>;
  /** Null where there are issues. */
  value: AnswerValue | null;
  /** Of each value row the one that it was when the file was made; null, and left out, where the file does not say. */
  parts?: (number | null)[];
  /** Only what the file says: what it does not say stays as it is. */
  given: Partial<Omit<ImportPointState, 'value'>> & {
    /** A remark, such as what the figure leaves out: it tells how the figure was made, and is no reason of its change. */
    note?: string;
  };
  /** Of the data point as the file knew it; null where it says nothing of it. */
  version: number | null;
  issues: ImportIssue[];
  remarks: ImportRemark[];
  /** A row of the sheet that holds no figure. */
  left?: boolean;
};

import type { NewIro, RegisterImportColumn, RegisterImportOutcome, RegisterImportRow } from '@esg/contract';
import type { OwnRow } from '../imports/index.ts';

/** A row of the sheet of entries. */
export type RegisterRow = OwnRow<RegisterImportColumn>;

/** A row with what it would do. `version` is that of the entry that was compared. */
export type PlannedEntry = Omit<RegisterImportRow, 'outcome' | 'before' | 'after'> & {
  readonly iroId: string | null;
  readonly version: number | null;
  readonly before: NewIro | null;
  readonly after: NewIro;
};

/** What became of a row, and enough to undo it. `version` is the one that the import left behind. */
export type SettledEntry = {
  readonly row: number;
  readonly iroId: string;
  readonly before: NewIro | null;
  readonly after: NewIro;
  readonly version: number;
  readonly outcome: RegisterImportOutcome;
};

import type { NewIro, RegisterImportColumn, RegisterImportOutcome, RegisterImportRow } from '@esg/contract';

/** One row that is not empty, counted from 1; missing columns are left out. */
export type RegisterRow = { readonly row: number; readonly texts: Partial<Record<RegisterImportColumn, string>> };

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

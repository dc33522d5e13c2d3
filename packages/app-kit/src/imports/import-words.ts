import type { ImportState } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** What a sheet does to a row: it adds something, changes it, or leaves it as it is; or the row has an error. */
type RowKind = 'new' | 'changed' | 'same' | 'error';

/** Names of what will happen to a row. */
export const rowKindNames: Record<RowKind, MessageDescriptor> = {
  new: msg`New`,
  changed: msg`Changed`,
  same: msg`Unchanged`,
  error: msg`Error`,
};

/** The tone of each kind of row; the word is beside it. */
export const rowKindTones = {
  new: 'success',
  changed: 'info',
  same: 'neutral',
  error: 'danger',
} as const satisfies Record<RowKind, string>;

/** Names of what happened to a row, wherever it happens to all kinds of imports. */
export const rowOutcomeNames = {
  added: msg`Added`,
  changed: msg`Changed`,
  removed: msg`Removed again`,
  restored: msg`Restored`,
};

/** Names of the states of an import. */
export const importStateNames: Record<ImportState, MessageDescriptor> = {
  mapping: msg`Columns to be matched`,
  checking: msg`Being checked`,
  checked: msg`Waiting to be imported`,
  applying: msg`Being imported`,
  applied: msg`Imported`,
  cancelling: msg`Being cancelled`,
  cancelled: msg`Cancelled`,
  undoing: msg`Being undone`,
  undone: msg`Undone`,
  failed: msg`Failed`,
};

/** The tone of each state; those that are missing are neutral. */
export const importStateTones: Partial<Record<ImportState, 'success' | 'danger' | 'warning' | 'progress'>> = {
  applied: 'success',
  failed: 'danger',
  checked: 'warning',
  mapping: 'warning',
  checking: 'progress',
  applying: 'progress',
  cancelling: 'progress',
  undoing: 'progress',
};

const unsafe = msg`We couldn’t read the file safely.`;

const failures: Readonly<Record<string, MessageDescriptor>> = {
  damaged: msg`The file is damaged and couldn’t be read to its end.`,
  unsafe,
  too_many_rows: msg`The file has more rows than can be imported at once. Split it into several files.`,
  too_many_columns: msg`The file has more columns than can be imported.`,
  cell_too_long: msg`A cell in the file contains too much text.`,
  sheet_missing: msg`The sheet isn’t in the file.`,
  empty: msg`The sheet has no rows.`,
  interrupted: msg`This was interrupted. Try again.`,
  time_out: msg`This took too long and was stopped. Split the file into several.`,
};

/** Why a file could not be read to its end, or a job did not finish. What has no sentence is a file that cannot be read safely. */
export const useImportFailure = () => {
  const { i18n } = useLingui();
  return (code: string): string => i18n._(failures[code.replace(/^file_/, '')] ?? unsafe);
};

import type { ImportField, ImportItemKind, ImportOutcome } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Possible meanings of a column. */
export const fieldNames: Record<ImportField, MessageDescriptor> = {
  rowId: msg`Row ID`,
  metric: msg`Metric`,
  section: msg`Breakdown`,
  entity: msg`Entity`,
  period: msg`Reporting time`,
  start: msg`First day`,
  end: msg`Last day`,
  value: msg`Value`,
  unit: msg`Unit`,
  descriptor: msg`Description`,
  labels: msg`Labels`,
  source: msg`Source`,
  quality: msg`Quality`,
  internal: msg`Internal`,
  methodology: msg`Methodology`,
  explanation: msg`Reason of the change`,
  note: msg`Note`,
};

/** Names of what will happen to a row. */
export const kindNames: Record<ImportItemKind, MessageDescriptor> = {
  new: msg`New`,
  changed: msg`Changed`,
  conflict: msg`Conflict`,
  same: msg`Unchanged`,
  error: msg`Needs your decision`,
  left: msg`Left out`,
};

/** The tone of each kind of row; the word is beside it. */
export const kindTones = {
  new: 'success',
  changed: 'info',
  conflict: 'warning',
  same: 'neutral',
  error: 'danger',
  left: 'neutral',
} as const satisfies Record<ImportItemKind, string>;

/** Names of what happened to a row. */
export const outcomeNames: Record<ImportOutcome, MessageDescriptor> = {
  created: msg`Added`,
  changed: msg`Overwritten`,
  skipped: msg`Skipped: the original was kept`,
  failed: msg`Failed`,
  removed: msg`Removed again`,
  restored: msg`Restored`,
  kept: msg`Kept: it was changed since`,
};

import type {
  ClimateImport,
  ClimateImportField,
  ClimateImportIssue,
  ClimateImportOutcome,
  ClimateImportState,
  ClimateImportView,
} from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of what rows can be looked through by. */
export const viewNames: Record<ClimateImportView, MessageDescriptor> = {
  new: msg`New`,
  changed: msg`Changed`,
  same: msg`Unchanged`,
  error: msg`Error`,
  asked: msg`With a question`,
};

/** The tone of each kind of row; the word is beside it. */
export const kindTones = { new: 'success', changed: 'info', same: 'neutral', error: 'danger' } as const;

/** Names of what happened to a row. */
export const outcomeNames: Record<ClimateImportOutcome, MessageDescriptor> = {
  added: msg`Added`,
  changed: msg`Changed`,
  removed: msg`Removed again`,
  restored: msg`Restored`,
  kept: msg`Kept: it was added or changed since`,
};

/** Names of the states of an import. */
export const stateNames: Record<ClimateImportState, MessageDescriptor> = {
  mapping: msg`Columns to be matched`,
  checking: msg`Being checked`,
  checked: msg`Waiting to be imported`,
  applying: msg`Being imported`,
  applied: msg`Imported`,
  undoing: msg`Being undone`,
  undone: msg`Undone`,
  failed: msg`Failed`,
};

type Facts = ClimateImportIssue['facts'];
const said = (facts: Facts) => String(facts.text ?? '');

/** Why a row is refused and what helps, one sentence per rule. */
export const issueWords: Record<ClimateImportIssue['rule'], (facts: Facts) => MessageDescriptor> = {
  activity_type_missing: () =>
    msg`The activity is missing. Fill it in, or choose one for all rows under Match columns.`,
  activity_type_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t an activity. Use a name from the list in the template.`,
  amount_missing: () => msg`The amount is missing. Fill it in, or delete the row.`,
  amount_invalid: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t an amount. Use a plain number of 0 or more, with its unit in the unit column.`,
  basis_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” is neither gross nor net. Use one of the two, or leave the cell empty.`,
  category_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a scope 3 category of this activity. Use its number, or leave the cell empty.`,
  cell_error: (facts) =>
    msg`A cell holds the error ${{ text: said(facts) }}. Correct it in Excel, then import the sheet again.`,
  duplicate: (facts) =>
    msg`Row ${{ first: Number(facts.first ?? 0) }} is of the same entity, meter, activity, month and bill. Give each its bill number, or delete one.`,
  entity_unknown: (facts) =>
    facts.text === undefined
      ? msg`The entity chosen for all rows no longer exists. Choose another under Match columns.`
      : msg`No entity is called “${{ text: said(facts) }}”. Correct the name, or add the entity first.`,
  entity_ambiguous: (facts) =>
    msg`Several entities are called “${{ text: said(facts) }}”. Enter the path to the one you mean, such as Asia › Hong Kong.`,
  entity_archived: (facts) => msg`“${{ text: said(facts) }}” is archived. Restore it first, or choose another.`,
  formula_without_value: () =>
    msg`The file has no result for a formula. Open and save it in Excel, then import it again.`,
  line_ambiguous: () =>
    msg`Several of your lines are of this entity, meter, activity, month and bill. Give each its bill number first.`,
  month_missing: () => msg`The month is missing. Write it as 2025-03.`,
  month_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a single month. Write it as 2025-03, and divide a longer bill into one row for each month.`,
  not_yours: () => msg`You can change only the entities you manage`,
  region_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a country or region. Use its name, or its code of two letters.`,
  text_long: (facts) => msg`The text is longer than ${{ limit: Number(facts.limit ?? 0) }} characters. Shorten it.`,
  unit_missing: () => msg`The unit is missing. Fill it in, or choose one for all rows under Match columns.`,
  unit_unknown: (facts) =>
    msg`This activity isn’t measured in “${{ text: said(facts) }}”. Correct the unit, or convert the amount to another one.`,
};

/** The column that a rule speaks of; those that are missing here say it themselves, or concern the whole row. */
export const columnOfRule: Partial<Record<ClimateImportIssue['rule'], ClimateImportField>> = {
  activity_type_missing: 'activityType',
  activity_type_unknown: 'activityType',
  amount_missing: 'amount',
  amount_invalid: 'amount',
  basis_unknown: 'basis',
  category_unknown: 'category',
  entity_unknown: 'entity',
  entity_ambiguous: 'entity',
  entity_archived: 'entity',
  month_missing: 'month',
  month_unknown: 'month',
  not_yours: 'entity',
  region_unknown: 'region',
  unit_missing: 'unit',
  unit_unknown: 'unit',
};

/** Why a file could not be read to its end, or a job did not finish. */
export const failureWords: Readonly<Record<string, MessageDescriptor>> = {
  damaged: msg`The file is damaged and could not be read to its end.`,
  unsafe: msg`We couldn’t read the file safely.`,
  too_many_rows: msg`The file has more rows than can be imported at once. Split it into several files.`,
  too_many_columns: msg`The file has more columns than can be imported.`,
  cell_too_long: msg`A cell in the file contains too much text.`,
  sheet_missing: msg`The sheet is not in the file.`,
  empty: msg`The sheet has no rows.`,
  interrupted: msg`This was interrupted. Try again.`,
  time_out: msg`This took too long and was stopped. Split the file into several.`,
};

/** The sentence for a failure; what has none of its own is a file that cannot be read safely. */
export const failureOf = ({ failure }: Pick<ClimateImport, 'failure'>): MessageDescriptor =>
  failureWords[failure ?? ''] ?? msg`We couldn’t read the file safely.`;

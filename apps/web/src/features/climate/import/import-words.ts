import { rowKindNames, rowOutcomeNames } from '@esg/app-kit/imports';
import type { ClimateImportField, ClimateImportIssue, ClimateImportOutcome, ClimateImportView } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of what rows can be looked through by. */
export const viewNames: Record<ClimateImportView, MessageDescriptor> = {
  ...rowKindNames,
  asked: msg`With a question`,
  doubted: msg`Unlikely amount`,
};

/** Names of what happened to a row. */
export const outcomeNames: Record<ClimateImportOutcome, MessageDescriptor> = {
  ...rowOutcomeNames,
  kept: msg`Kept: it was added or changed since`,
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
  amount_is_money: (facts) =>
    msg`“${{ text: said(facts) }}” is a column of money, so its numbers aren’t taken for this unit. Choose the column with the consumption under Match columns.`,
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
  month_far: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a month from ${{ from: String(facts.from ?? '') }} to ${{ until: String(facts.until ?? '') }}. Correct it.`,
  not_yours: () => msg`You can change only the entities you manage`,
  region_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a country or region. Use its name, or its code of two letters.`,
  text_long: (facts) => msg`The text is longer than ${{ limit: Number(facts.limit ?? 0) }} characters. Shorten it.`,
  unit_missing: () => msg`The unit is missing. Fill it in, or choose one for all rows under Match columns.`,
  unit_of_heading: (facts) =>
    msg`The heading “${{ text: said(facts) }}” names another unit or multiple. Choose the heading’s unit under Match columns, or write it in the unit column.`,
  unit_unknown: (facts) =>
    msg`This activity isn’t measured in “${{ text: said(facts) }}”. Correct the unit, or convert the amount to another one.`,
};

/** The column that a rule speaks of; those that are missing here say it themselves, or concern the whole row. */
export const columnOfRule: Partial<Record<ClimateImportIssue['rule'], ClimateImportField>> = {
  activity_type_missing: 'activityType',
  activity_type_unknown: 'activityType',
  amount_missing: 'amount',
  amount_invalid: 'amount',
  amount_is_money: 'amount',
  basis_unknown: 'basis',
  category_unknown: 'category',
  entity_unknown: 'entity',
  entity_ambiguous: 'entity',
  entity_archived: 'entity',
  month_missing: 'month',
  month_far: 'month',
  month_unknown: 'month',
  not_yours: 'entity',
  region_unknown: 'region',
  unit_missing: 'unit',
  unit_of_heading: 'unit',
  unit_unknown: 'unit',
};

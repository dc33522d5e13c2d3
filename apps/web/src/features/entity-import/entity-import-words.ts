import { rowOutcomeNames } from '@esg/app-kit/imports';
import type { EntityImportIssue, EntityImportOutcome } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Names of what happened to a row. */
export const outcomeNames: Record<EntityImportOutcome, MessageDescriptor> = {
  ...rowOutcomeNames,
  partly: msg`Partly restored: what was changed since stays`,
  kept: msg`Kept: it was changed or used since`,
};

type Facts = EntityImportIssue['facts'];
const said = (facts: Facts) => String(facts.text ?? '');
const number = (facts: Facts, name: 'limit' | 'first') => Number(facts[name] ?? 0);

/** Why a row is refused, one sentence per rule. */
const sentences: Record<EntityImportIssue['rule'], (facts: Facts) => MessageDescriptor> = {
  name_missing: () => msg`The name is missing`,
  name_short: (facts) => msg`The name needs at least ${{ limit: number(facts, 'limit') }} characters`,
  text_long: (facts) => msg`A text is longer than ${{ limit: number(facts, 'limit') }} characters`,
  type_unknown: (facts) => msg`“${{ text: said(facts) }}” isn’t a type. Choose one from the list in the template.`,
  month_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a month. Use a number from 1 to ${{ limit: number(facts, 'limit') }}.`,
  parent_unknown: (facts) =>
    msg`No entity is called “${{ text: said(facts) }}”. Correct the name, or add a row for that entity.`,
  parent_ambiguous: (facts) =>
    msg`Several entities are called “${{ text: said(facts) }}”. Enter the path to the one you mean, such as Asia › Hong Kong.`,
  parent_archived: (facts) => msg`“${{ text: said(facts) }}” is archived. Restore it first, or choose another.`,
  circular: () => msg`The entity would be below itself`,
  too_deep: (facts) => msg`The entity would be more than ${{ limit: number(facts, 'limit') }} levels deep`,
  duplicate: (facts) =>
    number(facts, 'first') > 0
      ? msg`Row ${{ first: number(facts, 'first') }} has an entity with the same name in the same place`
      : msg`“${{ text: said(facts) }}” already exists in the same place. To change it, start from the exported sheet.`,
  id_unknown: () => msg`This entity no longer exists. Delete the row, or clear its hidden first cell to add it again.`,
  id_repeated: (facts) =>
    msg`Row ${{ first: number(facts, 'first') }} is the same entity. Clear this row’s hidden first cell to add a new one.`,
  archived: () => msg`This entity is archived. Restore it before you change it.`,
  year_missing: () => msg`Say in “Boundary year” for which year the columns after it hold`,
  year_unknown: (facts) => msg`“${{ text: said(facts) }}” isn’t a year of a boundary`,
  kind_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a way to hold an entity. Choose one from the list in the template.`,
  ownership_invalid: (facts) => msg`“${{ text: said(facts) }}” isn’t a share in percent`,
  operated_unknown: (facts) => msg`“${{ text: said(facts) }}” is neither yes nor no`,
  control_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” doesn’t say who has control. Choose from the list in the template.`,
  day_unknown: (facts) => msg`“${{ text: said(facts) }}” isn’t a day. Write it as 2026-07-01.`,
  days_reversed: () => msg`The last day is before the first`,
  not_yours: () => msg`You can change only the entities you manage`,
  limit: (facts) =>
    msg`You can have up to ${{ limit: number(facts, 'limit') }} entities, archived ones included. Delete this row, or an entity without data.`,
  cell_error: (facts) =>
    msg`A cell holds the error ${{ text: said(facts) }}. Correct it in Excel, then import the sheet again.`,
  formula_without_value: () =>
    msg`The file has no result for a formula. Open and save it in Excel, then import it again.`,
};

/** Why a row is refused, and what helps. */
export const useIssueText = () => {
  const { i18n } = useLingui();
  return ({ rule, facts }: EntityImportIssue): string => i18n._(sentences[rule](facts));
};

/** Spec section 8: 'Row {row}: {message}'. */
export const useRowSentence = () => {
  const { t } = useLingui();
  const textOf = useIssueText();
  return (row: number, issue: EntityImportIssue): string => {
    const message = textOf(issue);
    return t`Row ${row}: ${message}`;
  };
};
